import { describe, expect, test } from 'vitest'
import { facts, id } from '#app/features/studio/draft/draft.fixtures.ts'
import { smallDinner } from '#app/features/studio/draft/kit-draft.fixtures.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
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
const kindWith = (field: string) => declared.find(({ name }) => name === field)!.kind

describe('what is asked about when two sides changed the same thing', () => {
  test.each(declared)('$name of a $kind has a label', ({ kind, name, field }) => {
    const [shown] = conflictFields(kind, [{ mine: { [name]: null }, theirs: { [name]: null } }], {}, emptyView())
    expect(shown!.label).toBe(field.label())
  })

  test.each(kindNames)('no two fields of a %s have the same label', (kind) => {
    const labels = Object.values(kindOf(kind).fields).map(({ label }) => label())
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })

  test.each(chosen)('$kind: $field says $choice in the words of its form', ({ kind, field, choice }) => {
    const [shown] = conflictFields(kind, [{ mine: { [field]: choice }, theirs: { [field]: null } }], {}, emptyView())
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
    [
      'configuration',
      { riddleText: 'What?', wordLengths: [3], nested: { shown: true } },
      /riddleText: What\?[^]*shown: Yes/,
    ],
    ['useActions', { uses: [{ message: 'It burns.' }] }, /It burns\./],
  ])('%s is shown in words, without brackets', (field, theirs, words) => {
    const [shown] = conflictFields(
      kindWith(field),
      [{ mine: { [field]: null }, theirs: { [field]: theirs } }],
      {},
      emptyView(),
    )
    expect(shown!.theirs).toMatch(words)
    expect(shown!.theirs).not.toMatch(/[{}[\]"]/)
  })

  test('rows that a row of a print kind refers to are named, except missing ones', () => {
    const draft = draftView(smallDinner(), facts())
    const shown = (field: string, mine: unknown) =>
      conflictFields('dinnerClue', [{ mine: { [field]: mine }, theirs: { [field]: null } }], {}, draft)[0]!.mine
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
      'puzzle',
      [{ mine: { imageAssetId: 'a1' }, theirs: { imageAssetId: 'unknown' } }],
      {},
      drawn,
    )
    expect(shown).toMatchObject({ pictures: { mine: '/media/a1.webp', theirs: null }, mine: '', theirs: 'A picture' })
  })

  test('of values that belong together, only those that differ are shown', () => {
    const asked = [{ mine: { hints: ['b', 'a'] }, theirs: { hints: ['a', 'c'] } }]
    expect(
      conflictFields('puzzle', asked, { hints: ['b', 'a'], translations: { fr: { hints: ['B', 'A'] } } }, emptyView()),
    ).toMatchObject([{ mine: 'b\na', theirs: 'a\nc' }])
  })
})
