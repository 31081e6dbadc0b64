import { newId } from '#app/shared/ids.ts'
import type { GoalHints, SampleItem, SampleNode, SampleNpc } from '#samples/sample-adventure.ts'
import { made, translatedColumns } from './sample-requests.ts'
import { conditionOf, effectOf } from './sample-rules.ts'
import type { Target } from './sample-rules.ts'

export const itemCommand = (target: Target, item: SampleItem, iconAssetId: string) => {
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
  return made('item', target.ids('item', key), {
    ...translatedColumns({ name, description, accessibilityText }, target.primary),
    rarity,
    stackable,
    consumable,
    iconAssetId,
    useActions: uses.length === 0 ? {} : { uses: uses.map((use) => useOf(target, use)) },
    combineRules: combinations.map(({ with: other, result, message, effects, hints }) => ({
      with_item_id: target.ids('item', other),
      result_item_id: result === undefined ? null : target.ids('item', result),
      message,
      effects: effects.map((effect) => effectOf(target, effect)),
      ...hinted(hints),
    })),
  })
}

const hinted = (hints?: GoalHints) => (hints ? { hints: hints.map((text) => ({ text })) } : {})

const useOf = (
  target: Target,
  { on, conditions, message, effects, hints }: NonNullable<SampleItem['uses']>[number],
) => ({
  ...(on === undefined ? {} : { hotspot_id: target.ids('hotspot', on) }),
  conditions: conditionOf(target, conditions),
  message,
  effects: effects.map((effect) => effectOf(target, effect)),
  ...hinted(hints),
})

export const npcCommand = ({ ids, primary }: Target, { key, name, description }: SampleNpc, avatarAssetId: string) =>
  made('npc', ids('npc', key), { ...translatedColumns({ name, description }, primary), avatarAssetId })

export const nodeCommand = (target: Target, npc: SampleNpc, node: SampleNode, displayOrder: number) =>
  made(
    'node',
    newId(),
    {
      nodeId: node.key,
      nodeType: node.type,
      ...translatedColumns({ content: node.content }, target.primary),
      conditions: conditionOf(target, node.conditions),
      choices: node.choices.map(({ text, to, conditions, locked }) => ({
        text,
        next_node_id: to,
        conditions: conditionOf(target, conditions),
        ...(locked ? { locked } : {}),
      })),
      rewards: node.rewards ? { effects: node.rewards.map((effect) => effectOf(target, effect)) } : {},
      displayOrder,
    },
    target.ids('npc', npc.key),
  )
