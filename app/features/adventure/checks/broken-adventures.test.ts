import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { compileDraft, compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import {
  buildDraft,
  draftHotspot,
  draftItem,
  draftLayer,
  draftNode,
  draftNpc,
  draftPuzzle,
  draftScene,
} from '#app/features/adventure/draft.fixtures.ts'
import { checkDraft } from './check-draft.server.ts'
import { isPublishable } from './finding.ts'
import { findingText } from './finding-text.ts'
import { examine } from './search/examine.ts'
import { walkText } from './walk-text.ts'

type Json = Record<string, unknown>
const { scenes, hotspots, puzzles, items } = buildDraft()
const link = (sceneId: string, targetSceneId: string, interactionConditions: Json = {}) =>
  draftHotspot({ id: `${sceneId}-${targetSceneId}`, sceneId, type: 'scene_link', targetSceneId, interactionConditions })
const pick = (sceneId: string, targetItemId: string, interactionConditions: Json = {}) =>
  draftHotspot({ id: `${sceneId}-${targetItemId}`, sceneId, type: 'item', targetItemId, interactionConditions })
const has = (itemId: string) => ({ type: 'has_item', itemId })
const role = (name: 'a' | 'b') => ({ type: 'role', role: name })
const flag = (name: string) => ({ type: 'flag_set', flag: name })
const set = (name: string) => ({ type: 'set_flag', flag: name })
const uses = (...list: Json[]) => ({ uses: list.map((use) => ({ message: 'Done.', ...use })) })

const talk = draftHotspot({ id: 'talk', sceneId: 'hall', type: 'npc', targetNpcId: 'butler' })
const question = (choices: Json[]) => draftNode({ id: 'ask', npcId: 'butler', nodeType: 'question', choices })

const broken: Record<string, { change: Partial<AdventureDraft>; found: string[] }> = {
  'a door that no way leads to: its scene is never seen': {
    change: { scenes: [...scenes, draftScene({ id: 'attic' })] },
    found: ['scene_unreachable scene attic'],
  },
  'a second ending behind a condition that cannot hold': {
    change: {
      scenes: [...scenes, draftScene({ id: 'tower', isEnding: true })],
      hotspots: [
        ...hotspots,
        link('hall', 'tower', { type: 'all', of: [has('key'), { type: 'not', of: has('key') }] }),
      ],
    },
    found: ['ending_scene_unreachable scene tower', 'condition_never_holds hotspot hall-tower'],
  },
  'a layer that waits for what never happens': {
    change: {
      layers: [
        draftLayer({ id: 'moon', sceneId: 'hall', visibilityConditions: { type: 'scene_visited', sceneId: 'gone' } }),
      ],
    },
    found: ['condition_reference_missing layer moon', 'layer_never_shows layer moon'],
  },
  'a layer whose condition contradicts itself': {
    change: {
      layers: [
        draftLayer({
          id: 'moon',
          sceneId: 'hall',
          visibilityConditions: { type: 'all', of: [has('key'), { type: 'not', of: has('key') }] },
        }),
      ],
    },
    found: ['layer_never_shows layer moon'],
  },
  'a layer that shows before and after': {
    change: {
      layers: [
        draftLayer({
          id: 'rug',
          sceneId: 'hall',
          visibilityConditions: { type: 'any', of: [has('key'), { type: 'not', of: has('key') }] },
        }),
      ],
    },
    found: ['layer_always_shows layer rug'],
  },
  'a layer without a condition': {
    change: { layers: [draftLayer({ id: 'rug', sceneId: 'hall' })] },
    found: ['layer_always_shows layer rug'],
  },
  'a start that is only for one role': {
    change: { scenes: scenes.map((row) => (row.isStartingMap ? { ...row, role: 'a' } : row)) },
    found: ['start_for_one_role scene hall'],
  },
  'a way out that only somebody with both roles sees': {
    change: {
      puzzles: [],
      items: [],
      hotspots: [link('hall', 'garden', { type: 'all', of: [role('a'), role('b')] })],
    },
    found: ['no_ending_for_two adventure adventure', 'only_alone hotspot hall-garden'],
  },
  'a key for one role in a room for the other': {
    change: {
      puzzles: [],
      scenes: [...scenes, draftScene({ id: 'den', role: 'b' })],
      hotspots: [
        link('hall', 'den'),
        link('den', 'hall'),
        { ...pick('den', 'key'), visibilityConditions: role('a') },
        link('hall', 'garden', has('key')),
      ],
    },
    found: ['no_ending_for_two adventure adventure'],
  },
  'a way that one role alone can go, to what the other needs': {
    change: {
      puzzles: [],
      scenes: [...scenes, draftScene({ id: 'den' })],
      hotspots: [
        link('hall', 'den', role('b')),
        link('den', 'hall'),
        { ...pick('den', 'key'), visibilityConditions: role('a') },
        link('hall', 'garden', has('key')),
      ],
    },
    found: ['no_ending_for_two adventure adventure'],
  },
  'two plates for two players, of which one role sees both': {
    change: {
      hotspots: [
        ...hotspots,
        {
          ...link('hall', 'hall'),
          id: 'plate',
          visibilityConditions: role('a'),
          together: true,
          togetherWith: 'weight',
        },
        { ...link('hall', 'hall'), id: 'weight', visibilityConditions: role('a') },
        { ...link('hall', 'hall'), id: 'lever', together: true },
      ],
    },
    found: ['only_one_presses hotspot plate'],
  },
  'a plate that takes two where nobody comes': {
    change: {
      scenes: [...scenes, draftScene({ id: 'attic', name: 'attic', displayOrder: 9 })],
      hotspots: [
        ...hotspots,
        { ...link('hall', 'hall'), id: 'plate', visibilityConditions: role('a') },
        { ...link('attic', 'hall'), together: true, togetherWith: 'plate' },
      ],
    },
    found: ['scene_unreachable scene attic'],
  },
  'a way out that takes two, for one role only': {
    change: {
      puzzles: [],
      items: [],
      hotspots: [{ ...link('hall', 'garden'), visibilityConditions: role('b'), together: true }],
    },
    found: ['no_ending_for_two adventure adventure', 'only_one_presses hotspot hall-garden'],
  },
  'a layer that somebody alone never sees': {
    change: {
      layers: [
        draftLayer({ id: 'moon', sceneId: 'hall', visibilityConditions: { type: 'not', of: role('a') } }),
        draftLayer({ id: 'sun', sceneId: 'hall', visibilityConditions: role('a') }),
      ],
    },
    found: ['never_alone layer moon'],
  },
  'a layer with nothing to show, and one with nothing to say': {
    change: {
      layers: [
        draftLayer({ id: 'empty', sceneId: 'hall', imageAssetId: null }),
        draftLayer({ id: 'mute', sceneId: 'hall', altText: '', visibilityConditions: has('key') }),
      ],
    },
    found: ['layer_without_content layer empty', 'layer_without_alt_text layer mute'],
  },
  'a key that lies there again once it is used up': {
    change: {
      puzzles: [],
      items: [
        draftItem({ id: 'key', consumable: true, useActions: uses({ hotspot_id: 'door', effects: [set('open')] }) }),
      ],
      hotspots: [{ ...link('hall', 'garden', flag('open')), id: 'door' }, pick('hall', 'key')],
      layers: [draftLayer({ id: 'on-hook', sceneId: 'hall', visibilityConditions: { type: 'not', of: has('key') } })],
    },
    found: ['layer_shows_again layer on-hook'],
  },
  'an item that nothing gives': {
    change: { items: [...items, draftItem({ id: 'crown' })] },
    found: ['item_unobtainable item crown'],
  },
  'a puzzle that waits for what lies inside it': {
    change: {
      puzzles: [...puzzles, draftPuzzle({ id: 'chest', onSolveEffects: [set('inside')] })],
      hotspots: [
        ...hotspots,
        draftHotspot({
          id: 'lid',
          sceneId: 'hall',
          type: 'puzzle',
          targetPuzzleId: 'chest',
          interactionConditions: flag('inside'),
        }),
      ],
    },
    found: ['puzzle_unreachable puzzle chest'],
  },
  'a match that can be lit at the wrong candle': {
    change: {
      items: [
        draftItem({
          id: 'match',
          consumable: true,
          useActions: uses({ hotspot_id: 'lantern', effects: [set('light')] }, { effects: [] }),
        }),
      ],
      puzzles: [],
      hotspots: [pick('hall', 'match'), { ...link('hall', 'garden', flag('light')), id: 'lantern' }],
    },
    found: ['dead_end item match'],
  },
  'a door that shuts behind whoever left the rope lying': {
    change: {
      scenes: [...scenes, draftScene({ id: 'pit' })],
      items: [draftItem({ id: 'rope' })],
      puzzles: [],
      hotspots: [pick('hall', 'rope'), link('hall', 'pit'), link('pit', 'garden', has('rope'))],
    },
    found: ['dead_end hotspot hall-pit'],
  },
  'a toll that takes the only coin, which the way out asks for': {
    change: {
      items: [draftItem({ id: 'coin' })],
      puzzles: [draftPuzzle({ id: 'lock', onSolveEffects: [{ type: 'take_item', itemId: 'coin' }] })],
      hotspots: [hotspots[0]!, pick('hall', 'coin'), link('hall', 'garden', has('coin'))],
    },
    found: ['dead_end hotspot safe'],
  },
  'a question whose answers all lead to the same': {
    change: {
      npcs: [draftNpc({ id: 'butler' })],
      nodes: [
        question([
          { text: 'Yes', next_node_id: 'thanks' },
          { text: 'No', next_node_id: 'thanks' },
        ]),
        draftNode({ id: 'thanks', npcId: 'butler', displayOrder: 1 }),
      ],
      hotspots: [...hotspots, talk],
    },
    found: ['false_choice node ask'],
  },
  'somebody who is nowhere, and what somebody else never says': {
    change: {
      npcs: [draftNpc({ id: 'butler' }), draftNpc({ id: 'ghost' })],
      nodes: [
        question([
          { text: 'Yes', next_node_id: 'thanks' },
          { text: 'No', next_node_id: 'pity' },
        ]),
        ...['thanks', 'pity', 'secret'].map((id, index) => draftNode({ id, npcId: 'butler', displayOrder: index + 1 })),
        draftNode({ id: 'boo', npcId: 'ghost' }),
      ],
      hotspots: [...hotspots, talk],
    },
    found: ['npc_unreachable npc ghost', 'node_unreachable node secret'],
  },
  'a flag that is set and never asked for': {
    change: {
      puzzles: [draftPuzzle({ id: 'lock', onSolveEffects: [{ type: 'give_item', itemId: 'key' }, set('unheard')] })],
    },
    found: ['flag_never_read adventure adventure'],
  },
  'a way out that time shuts': {
    change: {
      puzzles: [],
      items: [],
      hotspots: [link('hall', 'garden', { type: 'not', of: { type: 'minutes_elapsed', atLeast: 10 } })],
    },
    found: ['dead_end scene hall'],
  },
  'a way out that time shuts before it opens': {
    change: {
      puzzles: [],
      items: [],
      hotspots: [
        link('hall', 'garden', {
          type: 'all',
          of: [
            { type: 'minutes_elapsed', atLeast: 20 },
            { type: 'not', of: { type: 'minutes_elapsed', atLeast: 10 } },
          ],
        }),
      ],
    },
    found: [
      'ending_unreachable adventure adventure',
      'ending_scene_unreachable scene garden',
      'condition_never_holds hotspot hall-garden',
    ],
  },
  'a door that waits for a misspelt flag': {
    change: {
      scenes: [...scenes, draftScene({ id: 'attic' })],
      hotspots: [...hotspots, link('hall', 'attic', flag('opne')), link('attic', 'hall')],
    },
    found: ['scene_unreachable scene attic', 'flag_never_set hotspot hall-attic'],
  },
}

afterEach(() => overwriteGetLocale(() => 'en'))

test('the adventure behind the broken ones has a walkthrough and no findings', () => {
  const { findings, walkthrough } = compileEdition(buildDraft())
  expect(findings).toEqual([])
  expect(walkthrough?.map(walkText)).toEqual(['Solve “lock”.', 'Go to “garden”.'])
})

test.each(Object.entries(broken))('%s', (_, { change, found }) => {
  const { findings } = compileEdition(buildDraft(change))
  expect(findings.map(({ code, where }) => `${code} ${where.entity} ${where.id}`)).toEqual(found)
})

test('a dead end prevents publishing and reports its place and the way there in both languages', () => {
  const { findings } = compileEdition(buildDraft(broken['a match that can be lit at the wrong candle']!.change))
  expect(isPublishable(findings)).toBe(false)
  const [deadEnd] = findings
  const told = (['en', 'fr'] as const).map((locale) => {
    overwriteGetLocale(() => locale)
    return [findingText(deadEnd!), ...deadEnd!.path!.map(walkText)]
  })
  expect(told).toEqual([
    [
      'Players can get stuck in “hall”: after these steps, they can’t reach any ending. What’s missing there: match.',
      'Pick up “match”.',
      'Use “match”.',
    ],
    [
      'On peut rester coincé dans « hall » : après ces étapes, plus aucune fin n’est accessible. Il y manque : match.',
      'Prenez « match ».',
      'Utilisez « match ».',
    ],
  ])
})

test('warnings alone do not prevent publishing', () => {
  expect(isPublishable(compileEdition(buildDraft(broken['an item that nothing gives']!.change)).findings)).toBe(true)
})

test('an adventure that could not be checked is not published, and a finding says so', () => {
  const draft = buildDraft()
  const { findings, walkthrough } = checkDraft(draft, compileDraft(draft), 'failed')
  expect(findings.map(({ code }) => code)).toEqual(['not_examined'])
  expect(isPublishable(findings)).toBe(false)
  expect(walkthrough).toBeNull()
})

// a door of the sample that exists for only part of the game was once reported as never usable
test('a temporary door beside another to the same place gives no finding', () => {
  const shut = {
    ...link('hall', 'attic', { type: 'not', of: has('key') }),
    id: 'cabinet',
    visibilityConditions: { type: 'not', of: { type: 'puzzle_solved', puzzleId: 'lock' } },
  }
  const open = {
    ...link('hall', 'attic'),
    id: 'open-cabinet',
    visibilityConditions: { type: 'puzzle_solved', puzzleId: 'lock' },
  }
  const draft = buildDraft({
    scenes: [...scenes, draftScene({ id: 'attic' })],
    hotspots: [...hotspots, shut, open, link('attic', 'hall')],
  })
  const compiled = compileDraft(draft)!
  for (const limits of [{}, { limitForAll: 0 }]) {
    const examined = examine(compiled, limits)
    expect(examined.reached.doorIds).toEqual(expect.arrayContaining(['cabinet', 'open-cabinet']))
    expect(checkDraft(draft, compiled, examined).findings).toEqual([])
  }
})
