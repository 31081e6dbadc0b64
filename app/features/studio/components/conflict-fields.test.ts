import { describe, expect, test } from 'vitest'
import { updateItemSchema, updateNodeSchema, updateNpcSchema } from '#app/features/studio/cast.schema.ts'
import { updateDetailsSchema } from '#app/features/studio/details.schema.ts'
import { updatePuzzleSchema } from '#app/features/studio/puzzles.schema.ts'
import { draft } from '#app/features/studio/saving/draft-saver.fixtures.ts'
import { updateHotspotSchema, updateSceneSchema } from '#app/features/studio/scenes.schema.ts'
import { conflictFields } from './conflict-fields.ts'

const schemas = [updateDetailsSchema, updateSceneSchema, updateHotspotSchema, updatePuzzleSchema, updateItemSchema, updateNpcSchema, updateNodeSchema]
const byLanguage = new Set(['translations', 'translatedFrom'])
const fields = new Set([...schemas.flatMap((schema) => Object.keys(schema.shape.changes.shape)), 'nodeId'])

describe('what is asked about when two sides changed the same', () => {
  test.each([...fields].filter((field) => !byLanguage.has(field)))('%s has a name that authors know', (field) => {
    expect(conflictFields([{ mine: { [field]: null }, theirs: { [field]: null } }], {}, draft())[0]!.label).not.toBe(field)
  })

  test.each([
    ['scoringRules', { points: 200, hintCosts: [null, 30] }, /200[^]*Hint 2: 30/],
    ['visibilityConditions', { type: 'flag_set', flag: 'oil' }, /the flag “oil” is set/],
    ['onSolveEffects', [{ type: 'add_experience', amount: 5 }], /5/],
    ['choices', [{ text: { en: 'Go on' }, next_node_id: 'bye' }], /Go on: bye/],
    ['configuration', { riddleText: 'What?', wordLengths: [3], nested: { shown: true } }, /riddleText: What\?[^]*shown: Yes/],
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
    expect(conflictFields(asked, { hints: ['b', 'a'], translations: { fr: { hints: ['B', 'A'] } } }, draft())).toMatchObject([{ mine: 'b\na', theirs: 'a\nc' }])
  })
})
