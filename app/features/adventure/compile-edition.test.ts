import { describe, expect, test } from 'vitest'
import { Table } from '#app/features/engine/study.fixtures.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { isPublishable } from './checks/finding.ts'
import { compileEdition } from './compile-edition.server.ts'
import { assetsOfEdition } from './edition-assets.ts'
import { buildDraft, draftHotspot, draftItem, draftNode, draftNpc, draftPuzzle, draftScene } from './draft.fixtures.ts'

const compiled = (change: Parameters<typeof buildDraft>[0] = {}) => compileEdition(buildDraft(change)).compiled!

test('a complete draft compiles without a finding, and its edition can be played to the end', () => {
  const { compiled, findings } = compileEdition(buildDraft())
  expect(findings).toEqual([])
  const table = new Table({ edition: compiled!.document, secrets: compiled!.secrets, judge: puzzleJudge })
  expect(table.use('door')).toEqual(['found_shut'])
  table.use('safe')
  table.answer('lock', '0427')
  expect(table.use('door')).toEqual(['moved', 'finished'])
  expect(table.state.ending?.text).toEqual({ en: 'You are free.' })
})

test('the same rows give the same documents, whatever order they come in', () => {
  const draft = buildDraft()
  const shuffled = { ...draft, scenes: draft.scenes.toReversed(), hotspots: draft.hotspots.toReversed() }
  expect(compileEdition(shuffled).compiled).toEqual(compileEdition(draft).compiled)
})

test('the public document contains nothing that gives the game away', () => {
  const { document, secrets } = compiled({
    puzzles: [
      draftPuzzle({
        id: 'lock',
        configuration: { codeLength: 4, showLength: false },
        solution: { correctCode: '9753', alternatives: ['8642'], decoys: [{ code: '1111', reply: 'CANARY reply' }] },
        solutionTranslations: { fr: { solution: { correctCode: '3579' } } },
        hints: ['CANARY hint'],
        onSolveEffects: [
          { type: 'say', text: 'CANARY said' },
          { type: 'set_flag', flag: 'CANARYflag' },
          { type: 'give_item', itemId: 'key' },
        ],
      }),
    ],
    items: [
      draftItem({
        id: 'key',
        useActions: { message: 'CANARY use' },
        combineRules: [{ with_item_id: 'key', message: 'CANARY combine' }],
      }),
    ],
    npcs: [draftNpc({ id: 'butler' })],
    nodes: [draftNode({ id: 'hello', npcId: 'butler', content: 'CANARY talk', rewards: { experience: 5 } })],
    adventure: { ...buildDraft().adventure, languages: ['en', 'fr'] },
  })
  const open = JSON.stringify(document)
  for (const word of ['9753', '8642', '1111', '3579', 'CANARY']) expect(open).not.toContain(word)
  for (const word of ['9753', '3579', 'CANARY hint', 'CANARY said', 'CANARY use', 'CANARY combine', 'CANARY talk'])
    expect(JSON.stringify(secrets)).toContain(word)
})

test('what a look shows and says is secret, and one without contents stays in the draft', () => {
  const lines = ['CANARY first', ' ', 'CANARY second']
  const fr = { lines: ['CANARI un', 'rien', ''], altText: 'CANARI image' }
  const { document, secrets } = compiled({
    adventure: { ...buildDraft().adventure, languages: ['en', 'fr'] },
    hotspots: [
      draftHotspot({
        id: 'clock',
        sceneId: 'hall',
        type: 'look',
        name: 'New Look',
        lines,
        imageAssetId: 'CANARY-picture',
        altText: 'CANARY alt',
        soundAssetId: 'CANARY-sound',
        soundCaption: 'CANARY caption',
        translations: { fr },
      }),
      draftHotspot({ id: 'blank', sceneId: 'hall', type: 'look', lines: [' '], soundAssetId: 'CANARY-tick' }),
    ],
  })
  expect(JSON.stringify(document)).not.toMatch(/CANAR/u)
  expect(document.scenes[0]!.hotspots).toMatchObject([{ id: 'clock', type: 'look', name: {} }])
  expect(secrets.looks).toEqual([
    {
      hotspotId: 'clock',
      lines: [{ en: 'CANARY first', fr: 'CANARI un' }, { en: 'CANARY second' }],
      picture: { assetId: 'CANARY-picture', altText: { en: 'CANARY alt', fr: 'CANARI image' } },
      sound: { assetId: 'CANARY-sound', caption: { en: 'CANARY caption' } },
    },
  ])
  expect(assetsOfEdition(document, secrets)).toEqual(expect.arrayContaining(['CANARY-picture', 'CANARY-sound']))
})

test('the author’s words towards a goal are secret, without blank ones', () => {
  const goalHints = ['CANARY nudge', ' ', 'CANARY thing']
  const safe = draftHotspot({ id: 'safe', sceneId: 'hall', type: 'puzzle', targetPuzzleId: 'lock', goalHints })
  const { document, secrets } = compiled({ hotspots: [safe] })
  expect(JSON.stringify(document)).not.toContain('CANARY')
  expect(secrets.goals).toEqual([{ hotspotId: 'safe', hints: [{ en: 'CANARY nudge' }, { en: 'CANARY thing' }] }])
})

test('so are those towards a use and a combination; one that is no list is unreadable', () => {
  const hints = [{ text: 'CANARY nudge' }, { text: { fr: ' ' } }, { text: { fr: 'CANARI' } }]
  const { document, secrets } = compiled({
    items: [
      draftItem({
        id: 'key',
        useActions: { uses: [{ hints }, { hints: ['no'] }, { hints: Array.from({ length: 4 }, () => ({})) }] },
        combineRules: [{ with_item_id: 'coin', hints }],
      }),
      draftItem({ id: 'coin' }),
    ],
  })
  expect(JSON.stringify(document)).not.toContain('CANAR')
  const told = [{ en: 'CANARY nudge' }, { fr: 'CANARI' }]
  const { uses, combinations } = secrets.items[0]!
  expect([...uses, ...combinations].map((rule) => rule.hints)).toEqual([told, told])
})

test('rules and choices that no edition could hold are left out, and findings say so', () => {
  const tooLong = 'x'.repeat(20_001)
  const { findings, compiled: whole } = compileEdition(
    buildDraft({
      items: [
        draftItem({
          id: 'key',
          useActions: { uses: [{ hotspot_id: 'no id' }, { hotspot_id: '' }, { message: tooLong }] },
          combineRules: [{ with_item_id: 'no id' }, { with_item_id: 'key', result_item_id: '' }],
        }),
      ],
      npcs: [draftNpc({ id: 'butler' })],
      nodes: [draftNode({ id: 'ask', npcId: 'butler', choices: [{ text: tooLong, next_node_id: 'ask' }] })],
    }),
  )
  expect(whole!.secrets.items).toEqual([{ id: 'key', uses: [], combinations: [] }])
  expect(whole!.secrets.npcs[0]!.nodes[0]!.choices).toEqual([])
  const codes = findings.map(({ code }) => code)
  expect(codes.filter((code) => code === 'item_rules_unreadable')).toHaveLength(5)
  expect(codes).toContain('dialogue_incomplete')
})

test('an edition without looks and words for a miss says nothing about them', () => {
  const { document, secrets } = compiled()
  expect([secrets, ...document.scenes].flatMap(Object.keys)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:looks|missLines|goals)$/u)]),
  )
  const scenes = buildDraft().scenes.map((scene) => ({ ...scene, missLines: ['', 'Dust.'] }))
  expect(compiled({ scenes }).document.scenes[0]!.missLines).toEqual([{ en: 'Dust.' }])
})

test('worked-out hints come after the written ones, at the usual price, in neither document', () => {
  const grid = puzzleType('logic_grid').startingDraft('en')
  const gridOf = (deductions: number) =>
    compiled({
      puzzles: [
        draftPuzzle({
          id: 'lock',
          type: 'logic_grid',
          ...grid,
          configuration: { ...grid.configuration, deductions },
          hints: ['Begin with Chloe.'],
          scoringRules: { hint: 15, hintCosts: [5] },
        }),
      ],
    })
  const { document, secrets } = gridOf(2)
  expect(document.puzzles[0]).toMatchObject({ hintCosts: [5, 15, 15], workedHints: 2 })
  expect(secrets.puzzles[0]?.hints).toHaveLength(1)
  expect(gridOf(0).document.puzzles[0]).toMatchObject({ hintCosts: [5] })
  expect(gridOf(0).document.puzzles[0]).not.toHaveProperty('workedHints')
})

test('an ending has the teaser that its author wrote, and none without', () => {
  const [hall, garden] = buildDraft().scenes
  const endingOf = (endingTeaser: string) =>
    compiled({ scenes: [hall!, { ...garden!, endingTeaser }] }).document.scenes.find(({ ending }) => ending)!.ending
  expect(endingOf('Look up.')).toMatchObject({ teaser: { en: 'Look up.' } })
  expect(endingOf(' ')).not.toHaveProperty('teaser')
})

describe('languages', () => {
  const bilingual = { ...buildDraft().adventure, languages: ['en', 'fr'] }

  test('texts keep every language that they are written in', () => {
    const { document, secrets } = compiled({
      adventure: { ...bilingual, translations: { fr: { title: 'La clé' } } },
      scenes: [
        draftScene({
          id: 'hall',
          name: 'Hall',
          isStartingMap: true,
          isEnding: true,
          translations: { fr: { name: 'Vestibule', endingText: ' ' } },
        }),
      ],
      hotspots: [],
      puzzles: [
        draftPuzzle({
          id: 'lock',
          hints: ['Look up.', '', 'Count.'],
          translations: { fr: { hints: ['Levez les yeux.', '', ''] } },
        }),
      ],
    })
    expect(document.title).toEqual({ en: 'The key', fr: 'La clé' })
    expect(document.scenes[0]).toMatchObject({ name: { en: 'Hall', fr: 'Vestibule' }, ending: { text: {} } })
    expect(secrets.puzzles[0]?.hints).toEqual([{ en: 'Look up.', fr: 'Levez les yeux.' }, { en: 'Count.' }])
    expect(document.puzzles[0]?.hintCosts).toEqual([20, 20])
  })

  test('a translated answer works too, and only translatable fields are translated', () => {
    const { document, secrets } = compiled({
      adventure: bilingual,
      puzzles: [
        draftPuzzle({
          id: 'lock',
          configuration: { codeType: 'alphabetic', codeLength: 3 },
          solution: { correctCode: 'sun' },
          translations: { fr: { configuration: { codeLength: 6, allowedAttempts: 9 } } },
          solutionTranslations: { fr: { solution: { correctCode: 'soleil' } } },
        }),
      ],
    })
    expect(document.puzzles[0]?.configuration).toMatchObject({ en: { codeLength: 3 }, fr: { codeLength: 6 } })
    expect(document.puzzles[0]?.allowedAttempts).toBe(3)
    const [secret] = secrets.puzzles
    for (const code of ['SUN', 'soleil']) {
      expect(puzzleJudge.judge(secret!, { code }, { language: 'en', progress: null, seed: 0 })).toEqual({
        outcome: 'solved',
      })
    }
  })

  test('an author may keep each language to its own answer', () => {
    const { secrets } = compiled({
      adventure: bilingual,
      puzzles: [
        draftPuzzle({
          id: 'lock',
          configuration: { codeType: 'alphabetic', codeLength: 3 },
          solution: { correctCode: 'sun', anyLanguage: false },
          translations: { fr: { configuration: { codeLength: 6 } } },
          solutionTranslations: { fr: { solution: { correctCode: 'soleil' } } },
        }),
      ],
    })
    const judge = (code: string, language: 'en' | 'fr') =>
      puzzleJudge.judge(secrets.puzzles[0]!, { code }, { language, progress: null, seed: 0 }).outcome
    expect([judge('sun', 'en'), judge('soleil', 'fr'), judge('soleil', 'en'), judge('sun', 'fr')]).toEqual([
      'solved',
      'solved',
      'wrong',
      'wrong',
    ])
  })
})

describe('incomplete parts stay in the draft', () => {
  test('a puzzle without an answer, and the hotspot that opens it', () => {
    const { compiled, findings } = compileEdition(
      buildDraft({ puzzles: [draftPuzzle({ id: 'lock', solution: null, solutionTranslations: null })] }),
    )
    expect(compiled?.document.puzzles).toEqual([])
    expect(compiled?.document.scenes[0]?.hotspots.map(({ id }) => id)).toEqual(['door'])
    expect(isPublishable(findings)).toBe(false)
  })

  test('a hotspot whose condition cannot be read is never taken for one that always works', () => {
    const broken = draftHotspot({
      id: 'door',
      sceneId: 'hall',
      type: 'scene_link',
      targetSceneId: 'garden',
      interactionConditions: { has: 'key' },
    })
    expect(compiled({ hotspots: [broken] }).document.scenes[0]?.hotspots).toEqual([])
  })

  test('a draft without a scene compiles to nothing; without a start it begins in the first scene', () => {
    expect(compileEdition(buildDraft({ scenes: [], hotspots: [] })).compiled).toBeNull()
    const scenes = [draftScene({ id: 'second', displayOrder: 1 }), draftScene({ id: 'first', displayOrder: 0 })]
    expect(compiled({ scenes, hotspots: [] }).document.startSceneId).toBe('first')
  })
})

test('the run ends with the last puzzle only when nothing else ends it', () => {
  const scenes = [draftScene({ id: 'hall', isStartingMap: true })]
  const finishing = draftPuzzle({ id: 'lock', onSolveEffects: [{ type: 'finish', text: 'Done.' }] })
  expect(compiled().document.endsWhenAllSolved).toBe(false)
  expect(compiled({ scenes }).document.endsWhenAllSolved).toBe(true)
  expect(compiled({ scenes, puzzles: [finishing] }).document.endsWhenAllSolved).toBe(false)
})

test('an edition says that nobody is asked only if its author turned it off', () => {
  const { adventure } = buildDraft()
  expect(compiled().document).not.toHaveProperty('asksOthers')
  expect(compiled({ adventure: { ...adventure, asksOthers: false } }).document.asksOthers).toBe(false)
})

test('an ending waits for its conditions, and one with unreadable conditions is left out', () => {
  const garden = (endingConditions: Record<string, unknown>) => [
    draftScene({ id: 'hall', isStartingMap: true }),
    draftScene({ id: 'garden', displayOrder: 1, isEnding: true, endingConditions }),
  ]
  const lit = { type: 'flag_set', flag: 'lit' }
  expect(compiled({ scenes: garden(lit) }).document.scenes[1]?.ending).toEqual({
    text: { en: 'The end.' },
    conditions: lit,
  })
  const unread = compileEdition(buildDraft({ scenes: garden({ type: 'sometimes' }) }))
  expect(unread.compiled?.document).toMatchObject({ endsWhenAllSolved: false, scenes: [{}, { ending: null }] })
  expect(unread.findings).toContainEqual(
    expect.objectContaining({
      code: 'condition_unreadable',
      where: { entity: 'scene', id: 'garden', field: 'endingConditions' },
    }),
  )
})

test('uses and combinations work once if the author says so, and an invalid value is no rule', () => {
  const { secrets } = compiled({
    items: [
      draftItem({
        id: 'key',
        useActions: {
          uses: [
            { hotspot_id: 'door', message: 'It turns', once: true },
            { message: 'A key' },
            { message: 'x', once: 'yes' },
          ],
        },
        combineRules: [{ with_item_id: 'key', once: true }, { with_item_id: 'key' }, { with_item_id: 'key', once: 1 }],
      }),
    ],
  })
  expect(secrets.items[0]?.uses.map(({ hotspotId, once }) => [hotspotId, once])).toEqual([
    ['door', true],
    [null, false],
  ])
  expect(secrets.items[0]?.combinations.map(({ once }) => once)).toEqual([true, false])
})

test('a combination that uses both up takes the non-consumable items, then has its effects', () => {
  const { secrets } = compiled({
    items: [
      draftItem({
        id: 'key',
        combineRules: [
          { with_item_id: 'coin', uses_up: true, effects: [{ type: 'set_flag', flag: 'cut', value: true }] },
          { with_item_id: 'wax', uses_up: true },
          { with_item_id: 'coin', uses_up: 'yes' },
        ],
      }),
      draftItem({ id: 'coin' }),
      draftItem({ id: 'wax', consumable: true }),
    ],
  })
  const taken = (itemId: string) => ({ type: 'take_item', itemId, count: 1 })
  expect(secrets.items[0]?.combinations.map(({ effects }) => effects)).toEqual([
    [taken('key'), taken('coin'), { type: 'set_flag', flag: 'cut', value: true }],
    [taken('key')],
  ])
})

test('the specification’s own examples of uses, combinations, choices and rewards are understood', () => {
  const { secrets } = compiled({
    items: [
      draftItem({
        id: 'key',
        useActions: { heal: 20, message: 'You feel better' },
        combineRules: [{ with_item_id: 'coin', result_item_id: 'ring', message: 'They fit' }],
      }),
      draftItem({ id: 'coin' }),
      draftItem({ id: 'ring' }),
    ],
    npcs: [draftNpc({ id: 'butler' })],
    nodes: [
      draftNode({
        id: 'hello',
        npcId: 'butler',
        choices: [
          { text: 'Bye', next_node_id: 'bye' },
          { text: '', next_node_id: 'bye' },
        ],
      }),
      draftNode({ id: 'bye', npcId: 'butler', displayOrder: 1, rewards: { item_id: 'coin', experience: 50 } }),
    ],
  })
  expect(secrets.items[0]).toMatchObject({
    uses: [
      {
        hotspotId: null,
        message: { en: 'You feel better' },
        effects: [{ type: 'change_counter', counter: 'health', by: 20 }],
      },
    ],
    combinations: [{ withItemId: 'coin', resultItemId: 'ring', message: { en: 'They fit' } }],
  })
  expect(secrets.npcs[0]?.nodes).toMatchObject([
    { nodeId: 'hello', choices: [{ text: { en: 'Bye' }, nextNodeId: 'bye' }] },
    {
      nodeId: 'bye',
      rewards: [
        { type: 'give_item', itemId: 'coin', count: 1 },
        { type: 'add_experience', amount: 50 },
      ],
    },
  ])
})
