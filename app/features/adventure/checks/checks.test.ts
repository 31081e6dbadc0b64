import { afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import {
  buildDraft,
  draftHotspot,
  draftItem,
  draftNode,
  draftNpc,
  draftPuzzle,
  draftScene,
} from '#app/features/adventure/draft.fixtures.ts'
import { findingSeverity } from './finding.ts'
import type { FindingCode } from './finding.ts'
import { findingText } from './finding-text.ts'

const findingsOf = (change: Partial<AdventureDraft>) => compileEdition(buildDraft(change)).findings
const found = (change: Partial<AdventureDraft>) =>
  findingsOf(change).map(({ code, where }) => `${code} ${where.entity} ${where.id}`)

const { hotspots, adventure } = buildDraft()
const open = draftHotspot({ id: 'open', sceneId: 'hall', type: 'scene_link', targetSceneId: 'garden' })

afterEach(() => overwriteGetLocale(() => 'en'))

test('a draft without a scene, and one without a start', () => {
  expect(found({ scenes: [], hotspots: [] })).toEqual(['no_scene adventure adventure'])
  expect(found({ scenes: buildDraft().scenes.map((scene) => ({ ...scene, isStartingMap: false })) })).toContain(
    'no_start_scene adventure adventure',
  )
})

test('a hotspot that leads nowhere, or to something missing or of another adventure', () => {
  const empty = draftHotspot({ id: 'empty', sceneId: 'hall', type: 'item' })
  const foreign = draftHotspot({ id: 'foreign', sceneId: 'hall', type: 'puzzle', targetPuzzleId: 'elsewhere' })
  expect(found({ hotspots: [...hotspots, empty, foreign] })).toEqual([
    'hotspot_without_target hotspot empty',
    'hotspot_target_missing hotspot foreign',
  ])
})

test('a look needs no target, but a line or a picture, and words for its picture', () => {
  const look = (id: string, more: object) => draftHotspot({ id, sceneId: 'hall', type: 'look', ...more })
  const looks = [
    look('blank', { lines: [' '], soundAssetId: 'tick' }),
    look('said', { lines: ['Dust.'] }),
    look('shown', { imageAssetId: 'dial', altText: 'A dial.' }),
    look('undescribed', { imageAssetId: 'dial' }),
  ]
  expect(found({ hotspots: [...hotspots, ...looks] })).toEqual([
    'look_empty hotspot blank',
    'look_without_alt_text hotspot undescribed',
  ])
})

test('an object needs words, and a place on it that is large enough on a phone', () => {
  const [puzzle] = buildDraft().puzzles
  const object = { width: 800, height: 600 }
  const of = (change: object) => found({ puzzles: [{ ...puzzle!, objectAssetId: 'chest', object, ...change }] })
  const large = { x: 50, y: 50, width: 60, height: 80 }
  expect(of({ objectPlace: large, objectAltText: 'A chest.' })).toEqual([])
  expect(of({ objectPlace: large })).toEqual([`object_without_alt_text puzzle ${puzzle!.id}`])
  expect(of({ objectPlace: { ...large, height: 5 }, objectAltText: 'A chest.' })).toEqual([
    `object_place_small puzzle ${puzzle!.id}`,
  ])
  expect(of({ objectAssetId: null, objectPlace: { ...large, height: 5 } })).toEqual([])
})

test('places for cards that lie over each other on an object are reported, neighbours are not', () => {
  const [puzzle] = buildDraft().puzzles
  const spot = (x: number, y: number) => ({ x, y, width: 40, height: 40 })
  const of = (spots: object[], change: object = { objectAssetId: 'chest' }) => {
    const configuration = { items: ['a', 'b'], layout: 'bins', bins: ['one', 'two'], spots }
    return found({ puzzles: [{ ...puzzle!, type: 'ordering_sorting', configuration, ...change }] })
  }
  const finding = `object_spots_overlap puzzle ${puzzle!.id}`
  expect(of([])).not.toContain(finding)
  expect(of([spot(25, 25), spot(75, 25), spot(50, 60)])).not.toContain(finding)
  expect(of([spot(25, 25), spot(75, 25), spot(30, 45)])).toContain(finding)
  expect(of([spot(25, 25), spot(75, 25), spot(30, 45)], { objectAssetId: null })).not.toContain(finding)
})

test('the finding of a hotspot names its scene and field, so that the author can go there', () => {
  const [finding] = findingsOf({
    hotspots: [...hotspots, draftHotspot({ id: 'empty', sceneId: 'hall', type: 'item' })],
  })
  expect(finding?.where).toEqual({ entity: 'hotspot', id: 'empty', parentId: 'hall', field: 'targetId' })
})

test('a puzzle without an answer, of an unknown type, or whose settings make no sense', () => {
  const broken = [
    draftPuzzle({ id: 'empty', solution: {} }),
    draftPuzzle({ id: 'unknown', type: 'sphinx' }),
    draftPuzzle({ id: 'odd', configuration: { codeLength: 4, colour: 'red' } }),
    draftPuzzle({ id: 'points', scoringRules: { points: -1 } }),
    draftPuzzle({ id: 'length', configuration: { codeLength: 9 } }),
  ]
  const codes = found({ puzzles: [...buildDraft().puzzles, ...broken] })
  expect(codes).toEqual(
    expect.arrayContaining([
      'puzzle_incomplete puzzle empty',
      'puzzle_type_unknown puzzle unknown',
      'puzzle_incomplete puzzle odd',
      'scoring_unreadable puzzle points',
      'puzzle_doubtful puzzle length',
    ]),
  )
})

test('a message that needs a key which is in no text of the game', () => {
  const alphabet = 'THEARBCDFGIJKLMNOPQSUVWXYZ'
  const message = (change: object) =>
    draftPuzzle({
      id: 'note',
      type: 'cipher',
      configuration: { cipherType: 'substitution', alphabet, encryptedText: 'HTA ETH', ...change },
      solution: { decryptedText: 'Bad cab' },
    })
  const notes = (change: object, description = '') =>
    found({
      puzzles: [...buildDraft().puzzles, message(change)],
      scenes: buildDraft().scenes.map((scene) => ({ ...scene, description })),
    }).filter((code) => code.startsWith('key_nowhere'))
  expect(notes({})).toEqual(['key_nowhere puzzle note'])
  expect(notes({}, 'They met at the théâtre, he said.')).toEqual([])
  expect(notes({ provideKey: true })).toEqual([])
  const turned = { cipherType: 'caesar', shift: 4, encryptedText: 'FEH GEF' }
  expect(notes(turned)).toEqual([])
  expect(notes({ ...turned, tools: false })).toEqual(['key_nowhere puzzle note'])
  expect(notes({ ...turned, tools: false }, 'Four chairs stand here.')).toEqual([])
  // Only as much is read as the serving process has time for; texts that were not read cause no finding
  const [room] = buildDraft().scenes
  const rooms = Array.from({ length: 100 }, (_, at) => ({
    ...room!,
    id: `room-${at.toString(2).replaceAll('0', 'b').replaceAll('1', 'd')}`,
    description: 'A chair. '.repeat(500),
  }))
  expect(
    found({ puzzles: [message({ ...turned, tools: false })], scenes: rooms }).filter((code) =>
      code.startsWith('key_nowhere'),
    ),
  ).toEqual([])
})

test('a condition that cannot be read, or that refers to something removed', () => {
  const unreadable = draftHotspot({ ...open, id: 'a', visibilityConditions: { type: 'sometimes' } })
  const gone = draftHotspot({
    ...open,
    id: 'b',
    interactionConditions: { type: 'any', of: [{}, { type: 'has_item', itemId: 'lost' }] },
  })
  expect(found({ hotspots: [...hotspots, unreadable, gone] })).toEqual([
    'condition_unreadable hotspot a',
    'condition_reference_missing hotspot b',
  ])
})

test('effects that cannot be read, or that give an item which does not exist', () => {
  const puzzles = [
    ...buildDraft().puzzles,
    draftPuzzle({ id: 'a', onSolveEffects: [{ type: 'explode' }] }),
    draftPuzzle({ id: 'b', onSolveEffects: [{ type: 'give_item', itemId: 'lost' }] }),
  ]
  const codes = found({ puzzles })
  expect(codes).toContain('effects_unreadable puzzle a')
  expect(codes).toContain('effect_reference_missing puzzle b')
})

test('a flag that nothing sets', () => {
  const waiting = draftHotspot({ ...open, id: 'waiting', interactionConditions: { type: 'flag_set', flag: 'opne' } })
  expect(findingsOf({ hotspots: [...hotspots, waiting] })).toMatchObject([
    { code: 'flag_never_set', params: { flag: 'opne' } },
  ])
})

test('item rules and dialogue choices that are unreadable or lead nowhere', () => {
  const change = {
    items: [
      ...buildDraft().items,
      draftItem({ id: 'a', useActions: { explode: 1 } }),
      draftItem({ id: 'b', combineRules: [{ with_item_id: 'lost' }] }),
    ],
    npcs: [draftNpc({ id: 'butler' })],
    nodes: [draftNode({ id: 'hello', npcId: 'butler', choices: [{ text: 'Bye', next_node_id: 'gone' }] })],
  }
  expect(found(change)).toEqual(
    expect.arrayContaining([
      'item_rules_unreadable item a',
      'item_rules_unreadable item b',
      'dialogue_incomplete node hello',
    ]),
  )
})

test('a scene without a picture, and a picture without an alternative text', () => {
  const scenes = [
    draftScene({ id: 'hall', isStartingMap: true, imageAssetId: null }),
    draftScene({ id: 'garden', isEnding: true, altText: ' ' }),
  ]
  expect(found({ scenes })).toEqual(['scene_without_picture scene hall', 'scene_without_alt_text scene garden'])
})

test('scenes and puzzles that nobody can reach', () => {
  const scenes = [...buildDraft().scenes, draftScene({ id: 'attic' })]
  expect(found({ scenes, puzzles: [...buildDraft().puzzles, draftPuzzle({ id: 'lost' })] })).toEqual([
    'scene_unreachable scene attic',
    'puzzle_unreachable puzzle lost',
  ])
})

test('texts missing in a language that the adventure is offered in, counted for each thing', () => {
  const findings = findingsOf({
    adventure: { ...adventure, languages: ['en', 'fr'], translations: { fr: { title: 'La clé' } } },
  })
  expect(findings.map(({ code, where, params }) => [code, where.id, params.language, params.count])).toEqual([
    ['translation_missing', 'adventure', 'fr', 1],
    ['translation_missing', 'hall', 'fr', 2],
    ['translation_missing', 'garden', 'fr', 3],
    ['translation_missing', 'safe', 'fr', 1],
    ['translation_missing', 'door', 'fr', 2],
    ['translation_missing', 'lock', 'fr', 2],
    ['translation_missing', 'key', 'fr', 1],
  ])
})

test('missing translations of a choice and of a message of a door are reported too', () => {
  const { hotspots } = buildDraft()
  const choices = [{ text: { en: 'Up', fr: 'En haut' } }, { text: 'Down' }]
  const says = { type: 'has_item', itemId: 'key', message: 'It is locked.' }
  const findings = findingsOf({
    adventure: { ...adventure, languages: ['en', 'fr'] },
    hotspots: hotspots.map((row) => ({ ...row, interactionConditions: says, translations: { fr: { name: 'Porte' } } })),
    npcs: [draftNpc({ id: 'butler' })],
    nodes: [draftNode({ id: 'hello', npcId: 'butler', choices })],
  })
  const missing = findings.flatMap(({ code, missing: fields = [] }) => (code === 'translation_missing' ? fields : []))
  expect(missing).toContain('interactionConditions.message')
  expect(missing.filter((field) => field.startsWith('choices'))).toEqual(['choices.1.text'])
})

test('texts missing in one language of a puzzle are counted for that language', () => {
  const safe = buildDraft().puzzles[0]!
  const cards = {
    ...safe,
    description: '',
    hints: [],
    type: 'ordering_sorting',
    configuration: { items: ['Moon', 'Sun', 'Star'] },
    solution: { correctOrder: [0, 1, 2] },
  }
  const translations = {
    fr: { name: 'Coffre', configuration: { lastLabel: 'Loin', texts: [{ from: 'Moon', to: 'Lune' }] } },
  }
  const findings = findingsOf({
    adventure: { ...adventure, languages: ['en', 'fr'] },
    puzzles: [{ ...cards, translations }],
  })
  const missing = findings.filter(({ code, where }) => code === 'translation_missing' && where.id === safe.id)
  expect(missing.map(({ params }) => [params.language, params.count])).toEqual([
    ['fr', 2],
    ['en', 1],
  ])
})

test('a finding names its scene, and two things of the same name do not read alike', () => {
  const scenes = [draftScene({ id: 'hall', name: 'Hall' }), draftScene({ id: 'attic', name: 'Attic' })]
  const unlinked = ['hall', 'hall', 'attic'].map((sceneId, at) => ({
    ...buildDraft().hotspots[0]!,
    id: `door${at}`,
    name: 'Door',
    sceneId,
    targetId: null,
    type: 'item' as const,
  }))
  overwriteGetLocale(() => 'en')
  const texts = findingsOf({ scenes, hotspots: unlinked })
    .filter(({ code }) => code === 'hotspot_without_target')
    .map((finding) => findingText(finding))
  expect(texts.map((text) => text.split(' leads')[0])).toEqual([
    'Hall: “Door (1 of 2)”',
    'Hall: “Door (2 of 2)”',
    'Attic: “Door”',
  ])
})

test('the same mistake in two languages is reported once, with its field', () => {
  const riddle = draftPuzzle({
    id: 'riddle',
    type: 'riddle',
    configuration: { riddleText: '' },
    solution: { correctAnswers: ['echo'] },
    translations: { fr: { configuration: { riddleText: '' } } },
    solutionTranslations: { fr: { solution: { correctAnswers: ['écho'] } } },
  })
  const said = findingsOf({ adventure: { ...adventure, languages: ['en', 'fr'] }, puzzles: [riddle] }).filter(
    ({ code }) => code === 'puzzle_incomplete',
  )
  expect(said).toHaveLength(1)
  expect(said[0]).toMatchObject({
    where: { id: 'riddle', field: 'settings.en.riddleText' },
    params: { language: 'en fr', type: 'riddle', problem: 'text_missing' },
  })
})

test('each unreadable condition gives one finding that names its field', () => {
  const broken = { nonsense: true }
  const door = { ...hotspots[1]!, visibilityConditions: broken, interactionConditions: broken }
  const fields = findingsOf({ hotspots: [hotspots[0]!, door] })
    .filter(({ code }) => code === 'condition_unreadable')
    .map(({ where }) => where.field)
  expect(fields).toEqual(['visibilityConditions', 'interactionConditions'])
})

test('the same mistake twice in one field gives one finding', () => {
  const gone = { type: 'all', of: ['a', 'b'].map((itemId) => ({ type: 'has_item', itemId })) }
  const said = findingsOf({ hotspots: [hotspots[0]!, { ...hotspots[1]!, interactionConditions: gone }] })
  expect(said.filter(({ code }) => code === 'condition_reference_missing')).toHaveLength(1)
  expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(said.length)
})

test('a missing translation names its fields and leads to the first', () => {
  const [hall, ...others] = buildDraft().scenes
  const scenes = [{ ...hall!, translations: { fr: { name: 'Salle' } } }, ...others]
  const missing = findingsOf({ adventure: { ...adventure, languages: ['en', 'fr'] }, scenes }).find(
    ({ code, where }) => code === 'translation_missing' && where.id === 'hall',
  )
  expect(missing).toMatchObject({ missing: ['altText'], where: { field: 'hall altText.fr' } })
})

test('a choice left out of the edition is reported with its place and the reason', () => {
  const node = draftNode({
    id: 'hello',
    npcId: 'butler',
    choices: [{ text: '', next_node_id: 'hello' }, { text: 'Hm' }],
  })
  const said = findingsOf({ npcs: [draftNpc({ id: 'butler' })], nodes: [node] }).filter(
    ({ code }) => code === 'dialogue_incomplete',
  )
  expect(said.map(({ where, params }) => [where.field, params['why']])).toEqual([
    ['choices.0', 'choice_without_text'],
    ['choices.1', 'choice_leads_nowhere'],
  ])
})

test('a colour lock makes "colour-independent" untrue unless texts name its colours', () => {
  const lock = draftPuzzle({
    id: 'colours',
    type: 'code_entry',
    configuration: { lock: 'colours', colours: ['red', 'green'] },
    solution: { correctCode: '🔴🟢🔴' },
  })
  const named = (description: string) =>
    findingsOf({
      adventure: { ...adventure, accessibilityTags: ['colour-independent'] },
      scenes: [{ ...buildDraft().scenes[0]!, description }, ...buildDraft().scenes.slice(1)],
      puzzles: [buildDraft().puzzles[0]!, lock],
    }).some(({ code }) => code === 'tag_untrue')
  expect(named('Two lamps.')).toBe(true)
  expect(named('A red lamp and another.')).toBe(true)
  expect(named('A red lamp and a green one.')).toBe(false)
  expect(named('Une lampe rouge, deux vertes.')).toBe(false)
})

/** Holds until ten minutes have passed, or from then on. */
const afterAWhile = (isUntil: boolean) => {
  const passed = { type: 'minutes_elapsed', atLeast: 10 }
  return isUntil ? { type: 'not', of: passed } : passed
}

test('an untrue accessibility tag is reported with the things that it is not true of', () => {
  const [hall, garden] = buildDraft().scenes
  const tagsOf = (accessibilityTags: string[]) =>
    findingsOf({
      adventure: { ...adventure, accessibilityTags },
      scenes: [
        { ...hall!, altText: '' },
        {
          ...garden!,
          soundAssetId: 'bells',
          endingConditions: { type: 'any', of: [{ type: 'minutes_elapsed', atLeast: 30 }] },
        },
      ],
      hotspots: ['gate', 'bench'].map((id) =>
        draftHotspot({ ...open, id, name: id, visibilityConditions: afterAWhile(id === 'gate') }),
      ),
      puzzles: [
        { ...buildDraft().puzzles[0]!, timeLimit: 60 },
        draftPuzzle({ id: 'cry', type: 'audio_recognition', configuration: {}, solution: { correctAnswer: 'owl' } }),
      ],
    })
      .filter(({ code }) => code === 'tag_untrue')
      .map(({ params, missing, severity }) => [params['tag'], missing, severity])
  expect(tagsOf([])).toEqual([])
  expect(tagsOf(['one-handed'])).toEqual([])
  expect(tagsOf(['screen-reader', 'no-time-limits', 'no-sound-needed', 'captions'])).toEqual([
    ['screen-reader', ['hall'], 'warning'],
    ['no-time-limits', ['garden', 'gate', 'lock'], 'warning'],
    ['no-sound-needed', ['garden', 'cry'], 'warning'],
    ['captions', ['garden', 'cry'], 'warning'],
  ])
})

test('an ending without any text gives a warning', () => {
  const [hall, garden] = buildDraft().scenes
  expect(found({ scenes: [hall!, { ...garden!, endingText: ' ', description: '' }] })).toContain(
    'ending_without_text scene garden',
  )
  expect(found({})).not.toContain('ending_without_text scene garden')
  const described = { ...garden!, endingText: '', description: 'The gate stands open.' }
  expect(found({ scenes: [hall!, described] })).not.toContain('ending_without_text scene garden')
})

test('errors come before warnings', () => {
  const scenes = [draftScene({ id: 'hall', imageAssetId: null }), draftScene({ id: 'attic' })]
  const severities = findingsOf({ scenes }).map(({ severity }) => severity)
  expect(severities).toContain('warning')
  expect(severities).toEqual(severities.toSorted())
})

describe('every finding has a text', () => {
  test.each(Object.keys(findingSeverity) as FindingCode[])('%s', (code) => {
    const texts = locales.map((locale) => {
      overwriteGetLocale(() => locale)
      return findingText({
        code,
        severity: 'error',
        where: { entity: 'scene', id: 'x' },
        params: { name: 'Attic', language: 'fr', kind: 'item', flag: 'lamp', count: 2 },
      })
    })
    expect(new Set(texts).size).toBe(2)
    for (const text of texts) expect(text).not.toMatch(/[{}]|checks_|undefined/u)
  })
})
