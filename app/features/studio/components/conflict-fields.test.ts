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

  test('of what belongs together only what differs is shown', () => {
    const asked = [{ mine: { hints: ['b', 'a'] }, theirs: { hints: ['a', 'c'] } }]
    expect(conflictFields(asked, { hints: ['b', 'a'], translations: { fr: { hints: ['B', 'A'] } } }, draft())).toMatchObject([{ mine: 'b\na', theirs: 'a\nc' }])
  })
})
