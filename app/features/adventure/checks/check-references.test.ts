import { describe, expect, test } from 'vitest'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
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
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { conditionKinds } from '#app/features/engine/conditions/index.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import { effectKinds } from '#app/features/engine/effects/index.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { Field, RowKind } from '#app/features/rows/row-kind.ts'
import { z } from '#app/shared/zod.ts'

const { adventure, scenes, hotspots, items } = buildDraft()
const gone = { type: 'has_item', itemId: 'gone' }
const gives = [{ type: 'give_item', itemId: 'gone' }]

const hotspot = (row: object) => ({
  hotspots: [...hotspots, draftHotspot({ id: 'row', sceneId: 'hall', type: 'item', targetItemId: 'key', ...row })],
})
const item = (row: object) => ({ items: [...items, draftItem({ id: 'row', ...row })] })
const puzzle = (row: object) => ({ puzzles: [draftPuzzle({ id: 'row', ...row })] })
const node = (row: object) => ({
  npcs: [draftNpc({ id: 'butler' })],
  nodes: [draftNode({ id: 'row', npcId: 'butler', ...row })],
})

/** For each field that may name rows, a draft in which it names one that is gone; null: it never names any. */
const drafts: Record<string, Partial<AdventureDraft> | null> = {
  'details.roomSceneIds': { adventure: { ...adventure, id: 'row', roomSceneIds: ['hall', 'gone'] } },
  'item.useActions': item({ useActions: { uses: [{ hotspot_id: 'gone' }] } }),
  'item.combineRules': item({ combineRules: [{ with_item_id: 'gone' }] }),
  'puzzle.configuration': null,
  'puzzle.solution': null,
  'puzzle.onSolveEffects': puzzle({ onSolveEffects: gives }),
  'puzzle.onFailEffects': puzzle({ onFailEffects: gives }),
  'scene.endingConditions': {
    scenes: [...scenes, draftScene({ id: 'row', isEnding: true, endingConditions: gone })],
  },
  'node.choices': node({ choices: [{ text: 'Yes', next_node_id: 'gone' }] }),
  'node.conditions': node({ conditions: gone }),
  'node.rewards': node({ rewards: { effects: gives } }),
  'hotspot.targetId': hotspot({ targetItemId: 'gone' }),
  'hotspot.visibilityConditions': hotspot({ visibilityConditions: gone }),
  'hotspot.interactionConditions': hotspot({ interactionConditions: gone }),
  'hotspot.togetherWith': hotspot({ together: true, togetherWith: 'gone' }),
  'layer.hotspotId': { layers: [draftLayer({ id: 'row', sceneId: 'hall', hotspotId: 'gone' })] },
  'layer.visibilityConditions': { layers: [draftLayer({ id: 'row', sceneId: 'hall', visibilityConditions: gone })] },
}

const mayName = ({ names, schema }: Field): boolean =>
  names !== undefined || [{ any: 1 }, [{ any: 1 }]].some((json) => schema.safeParse(json).success)

test('every field of an online adventure that may name rows is tried below', () => {
  const fields = Object.values(rowKinds).flatMap(({ name, adventures, fields: declared }: RowKind) =>
    adventures.includes('online-adventure')
      ? Object.keys(declared).flatMap((field) => (mayName(declared[field]!) ? `${name}.${field}` : []))
      : [],
  )
  expect(Object.keys(drafts).sort()).toEqual(fields.sort())
})

const tried = Object.entries(drafts).flatMap(([field, draft]) => (draft ? [[field, draft] as const] : []))

test.each(tried)('a row that is gone from %s is found, and the finding leads to the field', (field, draft) => {
  const [kind, column] = field.split('.')
  const entity = kind === 'details' ? 'adventure' : kind
  const places = compileEdition(buildDraft(draft)).findings.map(({ where }) => ({
    ...where,
    field: where.field?.split('.')[0],
  }))
  expect(places).toContainEqual(expect.objectContaining({ entity, id: 'row', field: column }))
})

const idsIn = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? schema.unwrap() : schema
    return inner === entityId ? [name] : []
  })

describe('the checks ask about every id', () => {
  const kinds = { ...conditionKinds, ...effectKinds } as Record<string, { schema: z.ZodObject; references: unknown }>
  test.each(Object.keys(kinds))('in “%s”', (type) => {
    const { schema, references } = kinds[type]!
    const ids = idsIn(schema)
    const named = (references as (leaf: object) => object[])({ type, ...Object.fromEntries(ids.map((id) => [id, id])) })
    for (const id of ids) expect(named.flatMap(Object.values)).toContain(id)
  })

  const { uses, combinations } = editionSecretsSchema.shape.items.unwrap().shape
  const rules = { useActions: uses, combineRules: combinations }
  test.each(Object.entries(rules).flatMap(([field, { element }]) => idsIn(element).map((id) => [id, field] as const)))(
    'such as %s in %s',
    (id, field) => {
      const key = id.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
      const rule = { ...(field === 'combineRules' && { with_item_id: 'key' }), [key]: 'gone' }
      const row = item({ [field]: field === 'useActions' ? { uses: [rule] } : [rule] })
      const found = compileEdition(buildDraft(row)).findings.map(({ where }) => where.field)
      expect(found).toContain(`${field}.0`)
    },
  )
})
