import { describe, expect, test } from 'vitest'
import { updateItemSchema, updateNodeSchema, updateNpcSchema } from '#app/features/studio/cast.schema.ts'
import { updateDetailsSchema } from '#app/features/studio/details.schema.ts'
import { updatePuzzleSchema } from '#app/features/studio/puzzles.schema.ts'
import { draft } from '#app/features/studio/saving/draft-saver.fixtures.ts'
import { updateHotspotSchema, updateSceneSchema } from '#app/features/studio/scenes.schema.ts'
import { z } from '#app/shared/zod.ts'
import { conflictFields } from './conflict-fields.ts'

const schemas = [
  updateDetailsSchema,
  updateSceneSchema,
  updateHotspotSchema,
  updatePuzzleSchema,
  updateItemSchema,
  updateNpcSchema,
  updateNodeSchema,
]
const byLanguage = new Set(['translations', 'translatedFrom'])
const fields = new Set([...schemas.flatMap((schema) => Object.keys(schema.shape.changes.shape)), 'nodeId'])

/** Every field that holds one of a few choices, with each of them. */
const chosen = schemas.flatMap((schema) =>
  Object.entries<{ unwrap: () => object }>(schema.shape.changes.shape).flatMap(([field, optional]) => {
    const inside = optional.unwrap()
    return inside instanceof z.ZodEnum ? inside.options.map((choice) => [field, String(choice)] as const) : []
  }),
)

describe('what is asked about when two sides changed the same', () => {
  test.each([...fields].filter((field) => !byLanguage.has(field)))('%s has a name that authors know', (field) => {
    expect(conflictFields([{ mine: { [field]: null }, theirs: { [field]: null } }], {}, draft())[0]!.label).not.toBe(
      field,
    )
  })

  test.each(chosen)('%s says its choice %s in the words of its form', (field, choice) => {
    const [shown] = conflictFields([{ mine: { [field]: choice }, theirs: { [field]: null } }], {}, draft())
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
  ])('%s stands there in words, without brackets', (field, theirs, words) => {
    const [shown] = conflictFields([{ mine: { [field]: null }, theirs: { [field]: theirs } }], {}, draft())
    expect(shown!.theirs).toMatch(words)
    expect(shown!.theirs).not.toMatch(/[{}[\]"]/)
  })

  test('a picture is shown and not its id', () => {
    const cover = { id: 'a1', url: '/media/a1.webp' }
    const drawn = { ...draft(), details: { ...draft().details, cover } } as never
    const [shown] = conflictFields([{ mine: { imageAssetId: 'a1' }, theirs: { imageAssetId: 'unknown' } }], {}, drawn)
    expect(shown).toMatchObject({ pictures: { mine: '/media/a1.webp', theirs: null }, mine: '', theirs: 'A picture' })
  })

  test('of what belongs together only what differs is shown', () => {
    const asked = [{ mine: { hints: ['b', 'a'] }, theirs: { hints: ['a', 'c'] } }]
    expect(
      conflictFields(asked, { hints: ['b', 'a'], translations: { fr: { hints: ['B', 'A'] } } }, draft()),
    ).toMatchObject([{ mine: 'b\na', theirs: 'a\nc' }])
  })
})
