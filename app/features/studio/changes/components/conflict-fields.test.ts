import { describe, expect, test } from 'vitest'
import type { Halves } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import { facts, id } from '#app/features/studio/draft/draft.fixtures.ts'
import { smallDinner } from '#app/features/studio/draft/kit-draft.fixtures.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { emptyView } from '#app/features/studio/draft/view.fixtures.ts'
import { z } from '#app/shared/zod.ts'
import { conflictFields } from './conflict-fields.ts'

const declared = kindNames.flatMap((kind) =>
  Object.entries(kindOf(kind).fields).map(([name, field]) => ({ kind, name, field })),
)

/** Every field that holds one of a fixed set of choices, with each of them. */
const chosen = declared.flatMap(({ kind, name, field: { schema } }) =>
  schema instanceof z.ZodEnum ? schema.options.map((choice) => ({ kind, field: name, choice: String(choice) })) : [],
)
const at = (kind: KindName, draft: DraftView = emptyView()) => ({ kind, row: id('row'), draft })
const kindWith = (field: string) => declared.find(({ name }) => name === field)!.kind

describe('what is asked about when two sides changed the same thing', () => {
  test.each(declared)('$name of a $kind has a label', ({ kind, name, field }) => {
    const [shown] = conflictFields(at(kind), [{ mine: { [name]: null }, theirs: { [name]: null } }], {})
    expect(shown!.label).toBe(field.label())
  })

  test.each(kindNames)('no two fields of a %s have the same label', (kind) => {
    const labels = Object.values(kindOf(kind).fields).map(({ label }) => label())
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })

  test.each(chosen)('$kind: $field says $choice in the words of its form', ({ kind, field, choice }) => {
    const [shown] = conflictFields(at(kind), [{ mine: { [field]: choice }, theirs: { [field]: null } }], {})
    expect(shown!.mine).not.toMatch(/^$|_/)
    expect(shown!.mine).not.toBe(choice)
  })

  test.each([
    ['scoringRules', { points: 200, hintCosts: [null, 30] }, /200[^]*Hint 2: 30/],
    ['visibilityConditions', { type: 'flag_set', flag: 'oil' }, /the flag “oil” is set/],
    ['onSolveEffects', [{ type: 'add_experience', amount: 5 }], /5/],
    ['onFailEffects', [{ type: 'add_experience', amount: 5 }], /^(?!.*amount)[^]*5/],
    ['skipPolicy', 'never', /^Never/],
    ['afterAttempts', 'offer_answer', /answer/],
    ['choices', [{ text: { en: 'Go on' }, next_node_id: 'bye' }], /Go on: bye/],
    ['useActions', { uses: [{ message: 'It burns.', effects: [] }] }, /^Message: It burns\.$/],
    ['useActions', { heal: 5, message: 'Well.' }, /^Message: Well\.\nThen: .*5/],
    [
      'combineRules',
      [{ with_item_id: id('gone'), message: { en: 'They fit.' }, once: true, uses_up: true, effects: [] }],
      /^(?!.*_)[^]*Message: They fit\.[^]*Only once: Yes/,
    ],
  ])('%s is shown in words, without brackets', (field, theirs, words) => {
    const [shown] = conflictFields(at(kindWith(field)), [{ mine: { [field]: null }, theirs: { [field]: theirs } }], {})
    expect(shown!.theirs).toMatch(words)
    expect(shown!.theirs).not.toMatch(/[{}[\]"]/)
  })

  describe.each(puzzleTypes)('a puzzle of the type $id', ({ id: type, startingDraft, schemas }) => {
    const draft: DraftView = { ...emptyView(), puzzles: [{ id: id('row'), type } as never] }

    test.each(['configuration', 'solution'] as const)('says its %s in words, with no name of a setting', (half) => {
      const asked = [{ mine: { [half]: null }, theirs: { [half]: startingDraft('en')[half] } }]
      const [shown] = conflictFields(at('puzzle', draft), asked, {})
      const names = Object.keys((schemas as unknown as Halves)[half].shape)
      expect(names.length).toBeGreaterThan(0)
      expect(shown!.theirs.split('\n').filter((line) => names.includes(line.split(':')[0]!.trim()))).toEqual([])
      expect(shown!.theirs).not.toMatch(/[{}[\]"]/)
    })
  })

  test.each([
    [
      'of a riddle',
      'riddle',
      { riddleText: 'What flies?', wordLengths: [4], showLength: true },
      /What flies\?[^]*: Yes\n/,
    ],
    ['of a choice', 'slider_jigsaw', { puzzleType: 'rotate', placed: [3] }, /[^]*drawn or arranged/],
    ['of a count', 'logic_grid', { itemsPerCategory: 4 }, /: 4$/],
    ['of a puzzle that is gone', undefined, { riddleText: 'What flies?' }, /: What flies\?$/],
    ['of a translation', 'logic_grid', { texts: [{ from: 'Cat', to: 'Chat' }] }, /^Cat: Chat$/],
  ])('settings %s are shown in words', (_what, type, configuration, words) => {
    const puzzles = type === undefined ? [] : [{ id: id('row'), type } as never]
    const asked = [{ mine: { configuration: null }, theirs: { configuration } }]
    expect(conflictFields(at('puzzle', { ...emptyView(), puzzles }), asked, {})[0]!.theirs).toMatch(words)
  })

  test('rows that a row of a print kind refers to are named, except missing ones', () => {
    const draft = draftView(smallDinner(), facts())
    const shown = (field: string, mine: unknown) =>
      conflictFields(at('dinnerClue', draft), [{ mine: { [field]: mine }, theirs: { [field]: null } }], {})[0]!.mine
    expect([shown('holderId', id('ada')), shown('courseId', id('soup')), shown('holderId', id('eve'))]).toEqual([
      'Ada',
      'Soup',
      '',
    ])
    expect(shown('meanings', [{ characterId: id('bo'), aspect: 'motive', bearing: 'clears' }])).toBe(
      'Clears Bo: Motive',
    )
  })

  test('a picture is shown instead of its id', () => {
    const cover = { id: 'a1', url: '/media/a1.webp' }
    const drawn = { ...emptyView(), details: { ...emptyView().details, cover } } as never
    const [shown] = conflictFields(
      at('puzzle', drawn),
      [{ mine: { imageAssetId: 'a1' }, theirs: { imageAssetId: 'unknown' } }],
      {},
    )
    expect(shown).toMatchObject({ pictures: { mine: '/media/a1.webp', theirs: null }, mine: '', theirs: 'A picture' })
  })

  test('of values that belong together, only those that differ are shown', () => {
    const asked = [{ mine: { hints: ['b', 'a'] }, theirs: { hints: ['a', 'c'] } }]
    expect(
      conflictFields(at('puzzle'), asked, { hints: ['b', 'a'], translations: { fr: { hints: ['B', 'A'] } } }),
    ).toMatchObject([{ mine: 'b\na', theirs: 'a\nc' }])
  })
})
