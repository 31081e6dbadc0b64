import { createItemSchema, createNodeSchema, createNpcSchema } from '#app/features/studio/cast.schema.ts'
import type { CreateItemInput, CreateNodeInput, CreateNpcInput } from '#app/features/studio/cast.schema.ts'
import type { SampleItem, SampleNode, SampleNpc } from '#samples/sample-adventure.ts'
import { wordsOf } from './sample-requests.ts'
import { conditionOf, effectOf } from './sample-rules.ts'
import type { Target } from './sample-rules.ts'

export const itemRequest = (target: Target, item: SampleItem, iconAssetId: string): CreateItemInput => {
  const {
    key,
    name,
    description,
    accessibilityText,
    rarity,
    stackable,
    consumable,
    uses = [],
    combinations = [],
  } = item
  return createItemSchema.parse({
    intent: 'create-item',
    id: target.ids('item', key),
    ...wordsOf({ name, description, accessibilityText }, target.primary),
    rarity,
    stackable,
    consumable,
    iconAssetId,
    useActions: uses.length === 0 ? {} : { uses: uses.map((use) => useOf(target, use)) },
    combineRules: combinations.map(({ with: other, result, message, effects }) => ({
      with_item_id: target.ids('item', other),
      result_item_id: target.ids('item', result),
      message,
      effects: effects.map((effect) => effectOf(target, effect)),
    })),
  })
}

const useOf = (target: Target, { on, conditions, message, effects }: NonNullable<SampleItem['uses']>[number]) => ({
  ...(on === undefined ? {} : { hotspot_id: target.ids('hotspot', on) }),
  conditions: conditionOf(target, conditions),
  message,
  effects: effects.map((effect) => effectOf(target, effect)),
})

export const npcRequest = (
  { ids, primary }: Target,
  { key, name, description }: SampleNpc,
  avatarAssetId: string,
): CreateNpcInput =>
  createNpcSchema.parse({
    intent: 'create-npc',
    id: ids('npc', key),
    ...wordsOf({ name, description }, primary),
    avatarAssetId,
  })

export const nodeRequest = (target: Target, npc: SampleNpc, node: SampleNode, displayOrder: number): CreateNodeInput =>
  createNodeSchema.parse({
    intent: 'create-node',
    npcId: target.ids('npc', npc.key),
    nodeId: node.key,
    nodeType: node.type,
    ...wordsOf({ content: node.content }, target.primary),
    conditions: conditionOf(target, node.conditions),
    choices: node.choices.map(({ text, to, conditions, locked }) => ({
      text,
      next_node_id: to,
      conditions: conditionOf(target, conditions),
      ...(locked ? { locked } : {}),
    })),
    rewards: node.rewards ? { effects: node.rewards.map((effect) => effectOf(target, effect)) } : {},
    displayOrder,
  })
