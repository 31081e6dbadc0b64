import { expect, test } from 'vitest'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { kindNames, schemasFor } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { ItemRow } from '#app/features/rows/kinds/item.ts'
import type { NodeRow } from '#app/features/rows/kinds/node.ts'
import type { PuzzleRow } from '#app/features/rows/kinds/puzzle.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import { rowTextPairs } from './row-text-pairs.ts'

const languages = { primary: 'en', other: 'fr' } as const

const item = (more: Partial<ItemRow>): ItemRow => ({
  id: 'i',
  name: 'Lamp',
  description: '',
  rarity: 'common',
  stackable: false,
  consumable: false,
  accessibilityText: '',
  iconAssetId: null,
  useActions: {},
  combineRules: [],
  translations: {},
  translatedFrom: {},
  ...more,
})
const node = (more: Partial<NodeRow>): NodeRow => ({
  id: 'n',
  npcId: 'p',
  nodeId: 'start',
  nodeType: 'question',
  content: 'Well?',
  subtitle: '',
  choices: [],
  conditions: {},
  rewards: {},
  displayOrder: 0,
  translations: {},
  translatedFrom: {},
  ...more,
})
const puzzle = (more: Partial<PuzzleRow>): PuzzleRow => ({
  id: 'z',
  name: 'Safe',
  type: 'riddle',
  typeVersion: 1,
  description: '',
  configuration: {},
  solution: {},
  timeLimit: null,
  expectedMinutes: 5,
  imageAssetId: null,
  objectAssetId: null,
  objectAltText: '',
  objectPlace: null,
  hints: [],
  scoringRules: {},
  onSolveEffects: [],
  onFailEffects: [],
  afterAttempts: 'cooldown',
  difficulty: null,
  skipPolicy: 'after_hints',
  skipAfterWrong: 5,
  variantSeed: null,
  translations: {},
  translatedFrom: {},
  ...more,
})

const textAt = (kind: KindName, row: ItemRow | NodeRow | PuzzleRow, path: string) => {
  const found = rowTextPairs(kind, row, languages).find((text) => text.path === path)
  if (!found)
    throw new Error(
      `no ${path} in ${rowTextPairs(kind, row, languages)
        .map((text) => text.path)
        .join()}`,
    )
  return found
}

/** The fields that a command can translate, to check that the table misses none. */
function translatable(kind: KindName): string[] {
  const { change } = schemasFor(kindOf(kind))
  const candidates = [...Object.keys(kindOf(kind).fields), 'nothing']
  const values = ['words', {}, ['words']]
  return candidates.filter((field) =>
    values.some((value) => change.safeParse({ translations: { fr: { [field]: value } } }).success),
  )
}

test.each(kindNames.filter((kind) => kind !== 'puzzle'))(
  'every text of a row of the kind %s is there, and is written under its own name',
  (kind) => {
    const fields = translatable(kind)
    expect(fields).not.toEqual([])
    const isList = (field: string) => kindOf(kind).fields[field]?.texts !== undefined
    const pathOf = (field: string) => (isList(field) ? `${field}.0` : field)
    const holding = (field: string, text: string) => ({ [field]: isList(field) ? [text] : text })
    const first = fields.find((field) => !isList(field))!
    const row = {
      ...Object.assign({}, ...fields.map((field) => holding(field, `${field} in English`))),
      translations: { fr: { [first]: 'En français' } },
      translatedFrom: {},
      useActions: {},
      combineRules: [],
      choices: [],
      rewards: {},
    } as never
    const texts = rowTextPairs(kind, row, languages)
    expect(texts.map(({ path }) => path).toSorted()).toEqual(fields.map(pathOf).toSorted())
    for (const field of fields) {
      const text = texts.find(({ path }) => path === pathOf(field))!
      expect(text.primary).toBe(`${field} in English`)
      expect(text.label().trim()).not.toBe('')
      expect(text.write('primary', 'new')).toEqual(holding(field, 'new'))
      expect(text.write('other', 'neuf')).toEqual({ translations: { fr: holding(field, 'neuf') } })
    }
    expect(texts.find(({ path }) => path === first)?.other).toBe('En français')
  },
)

test('every field of a puzzle that can be translated has its texts', () => {
  const fields = translatable('puzzle')
  const row = puzzle({
    description: 'Old',
    hints: ['Turn it'],
    configuration: { riddleText: 'What?' },
    solution: { correctAnswers: ['it'] },
  })
  const heads = new Set(rowTextPairs('puzzle', row, languages).map(({ path }) => path.split('.')[0]))
  expect([...heads].toSorted()).toEqual([...fields].toSorted())
})

test.each(puzzleTypes.map(({ id, defaults }) => ({ id, defaults })))(
  'a new puzzle of the type $id can be read',
  ({ id, defaults }) => {
    const texts = rowTextPairs(
      'puzzle',
      puzzle({ type: id, configuration: defaults.configuration, solution: defaults.solution }),
      languages,
    )
    expect(texts.map(({ path }) => path)).toEqual(expect.arrayContaining(['name', 'description']))
    expect(new Set(texts.map(({ path }) => path)).size).toBe(texts.length)
  },
)

test('a puzzle of a type that no longer exists still shows its own texts', () => {
  expect(rowTextPairs('puzzle', puzzle({ type: 'gone', hints: ['Look'] }), languages).map(({ path }) => path)).toEqual([
    'name',
    'description',
    'objectAltText',
    'hints.0',
  ])
})

test.each(['puzzle', 'roomPuzzle'] as const)('the hints of a %s stay in step in both languages', (kind) => {
  const row = puzzle({ hints: ['One', 'Two', 'Three'] })
  expect(textAt(kind, row, 'hints.1').write('other', 'Deux')).toEqual({
    translations: { fr: { hints: ['', 'Deux', ''] } },
  })
  expect(textAt(kind, { ...row, translations: { fr: { hints: ['', 'Deux'] } } }, 'hints.1').write('other', '')).toEqual(
    { translations: { fr: { hints: [] } } },
  )
  expect(textAt(kind, row, 'hints.2').write('primary', 'Tres')).toEqual({ hints: ['One', 'Two', 'Tres'] })
})

test('texts in choices, rules and effects are found at any depth, without touching the rest', () => {
  const choices = [
    { text: 'Yes', next_node_id: 'end', conditions: { text: 'not words' } },
    { text: { en: 'No', fr: 'Non' }, next_node_id: '' },
  ]
  const talk = node({
    choices,
    rewards: {
      effects: [
        { type: 'finish', title: { en: 'Done' }, text: {} },
        { type: 'set_flag', flag: 'text' },
      ],
    },
  })
  expect(rowTextPairs('node', talk, languages).map(({ path }) => path)).toEqual([
    'content',
    'subtitle',
    'choices.0.text',
    'choices.1.text',
    'rewards.effects.0.title',
    'rewards.effects.0.text',
  ])
  expect(textAt('node', talk, 'choices.0.text').label()).toBe('Choice 1 · Choice text')
  expect(textAt('node', talk, 'choices.0.text').write('other', 'Oui')).toEqual({
    choices: [{ ...choices[0], text: { en: 'Yes', fr: 'Oui' } }, choices[1]],
  })
  expect(textAt('node', talk, 'choices.1.text').write('other', '')).toEqual({
    choices: [choices[0], { ...choices[1], text: { en: 'No' } }],
  })

  const lamp = item({
    useActions: { uses: [{ message: 'It glows', effects: [{ type: 'say', text: { en: 'Hm' } }] }] },
    combineRules: [{ with_item_id: 'x', message: { fr: 'Voilà' } }],
  })
  expect(
    rowTextPairs('item', lamp, languages)
      .slice(3)
      .map(({ path, primary, other }) => [path, primary, other]),
  ).toEqual([
    ['useActions.uses.0.message', 'It glows', ''],
    ['useActions.uses.0.effects.0.text', 'Hm', ''],
    ['combineRules.0.message', '', 'Voilà'],
  ])
  expect(
    textAt('item', item({ useActions: { heal: 20, message: 'Better' } }), 'useActions.message').write(
      'primary',
      'Well',
    ),
  ).toEqual({ useActions: { heal: 20, message: { en: 'Well' } } })
})

test('what follows the last attempt has texts in both languages, separate from those of solving', () => {
  const failing = puzzle({
    onSolveEffects: [{ type: 'say', text: 'Open.' }],
    onFailEffects: [{ type: 'say', text: { en: 'An alarm.', fr: 'Une alarme.' } }],
  })
  const text = textAt('puzzle', failing, 'onFailEffects.0.text')
  expect(text).toMatchObject({ primary: 'An alarm.', other: 'Une alarme.' })
  expect(text.label()).not.toBe(textAt('puzzle', failing, 'onSolveEffects.0.text').label())
  expect(text.write('other', 'L’alarme.')).toEqual({
    onFailEffects: [{ type: 'say', text: { en: 'An alarm.', fr: 'L’alarme.' } }],
  })
})
