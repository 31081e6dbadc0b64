import { nodeName } from '#app/features/engine/references.schema.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'
import { draftLimits } from './draft-limits.ts'
import {
  draftList,
  draftObject,
  filledText,
  leadingHotspots,
  rowId,
  rowVersion,
  text,
  translatedFromSchema,
  translationsOf,
  wholeNumber,
} from './fields.schema.ts'

/* Items, NPCs and their dialogue. */

const name = filledText(200)
const words = text(5_000)

const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const

const itemFields = {
  description: words,
  rarity: z.enum(rarities),
  stackable: z.boolean(),
  consumable: z.boolean(),
  accessibilityText: text(1_000),
  iconAssetId: rowId.nullable(),
  /** Texts in it are a string in the primary language, or one text a language. So are those of rules, choices and rewards. */
  useActions: draftObject,
  combineRules: draftList(50),
  translations: translationsOf({ name: text(200), description: words, accessibilityText: text(1_000) }),
  translatedFrom: translatedFromSchema,
}

export const createItemSchema = z.strictObject({
  intent: z.literal('create-item'),
  id: rowId.optional(),
  name,
  leading: leadingHotspots,
  ...z.strictObject(itemFields).partial().shape,
})

export const updateItemSchema = z.strictObject({
  intent: z.literal('update-item'),
  itemId: rowId,
  version: rowVersion,
  changes: z.strictObject({ name, ...itemFields }).partial(),
})

export const deleteItemSchema = z.strictObject({ intent: z.literal('delete-item'), itemId: rowId, version: rowVersion })

const npcFields = {
  description: words,
  avatarAssetId: rowId.nullable(),
  translations: translationsOf({ name: text(200), description: words }),
  translatedFrom: translatedFromSchema,
}

export const updateNpcSchema = z.strictObject({
  intent: z.literal('update-npc'),
  npcId: rowId,
  version: rowVersion,
  changes: z.strictObject({ name, ...npcFields }).partial(),
})

export const deleteNpcSchema = z.strictObject({ intent: z.literal('delete-npc'), npcId: rowId, version: rowVersion })

const nodeFields = {
  nodeType: z.enum(['dialogue', 'question', 'action', 'branch']),
  subtitle: text(1_000),
  choices: draftList(20),
  conditions: draftObject,
  rewards: draftObject,
  displayOrder: wholeNumber(0, 10_000),
  translations: translationsOf({ content: words, subtitle: text(1_000) }),
  translatedFrom: translatedFromSchema,
}
const content = filledText(5_000)
const nodeId = nodeName.refine(isStorableText)

/** `nodes`: the dialogue of one that is put back as it was. */
export const createNpcSchema = z.strictObject({
  intent: z.literal('create-npc'),
  id: rowId.optional(),
  name,
  leading: leadingHotspots,
  nodes: z
    .array(z.strictObject({ id: rowId, nodeId, content, ...z.strictObject(nodeFields).partial().shape }))
    .max(draftLimits.nodes)
    .optional(),
  ...z.strictObject(npcFields).partial().shape,
})

/** `nodeId` is the author's name for the node and stays as it is once the node exists; left out, one is made. */
export const createNodeSchema = z.strictObject({
  intent: z.literal('create-node'),
  id: rowId.optional(),
  npcId: rowId,
  nodeId: nodeId.optional(),
  content,
  ...z.strictObject(nodeFields).partial().shape,
})

/** `id`: the row's, not the author's name for it. */
export const updateNodeSchema = z.strictObject({
  intent: z.literal('update-node'),
  id: rowId,
  version: rowVersion,
  changes: z.strictObject({ content, ...nodeFields }).partial(),
})

export const deleteNodeSchema = z.strictObject({ intent: z.literal('delete-node'), id: rowId, version: rowVersion })

/** The steps of an NPC's dialogue in the order in which a conversation looks for its beginning. */
export const orderNodesSchema = z.strictObject({
  intent: z.literal('order-nodes'),
  npcId: rowId,
  nodeIds: z.array(rowId).min(1).max(1_000),
})

export type CreateItemInput = z.output<typeof createItemSchema>
export type UpdateItemInput = z.output<typeof updateItemSchema>
export type DeleteItemInput = z.output<typeof deleteItemSchema>
export type CreateNpcInput = z.output<typeof createNpcSchema>
export type UpdateNpcInput = z.output<typeof updateNpcSchema>
export type DeleteNpcInput = z.output<typeof deleteNpcSchema>
export type CreateNodeInput = z.output<typeof createNodeSchema>
export type UpdateNodeInput = z.output<typeof updateNodeSchema>
export type DeleteNodeInput = z.output<typeof deleteNodeSchema>
export type OrderNodesInput = z.output<typeof orderNodesSchema>
