import { longest, mostChoices, mostEffects } from '#app/features/engine/limits.ts'
import { nodeName } from '#app/features/engine/references.schema.ts'
import { choice, condition, field, json, jsonList, limited, requiredWords, words } from '#app/features/rows/field.ts'
import { invalid } from '#app/features/rows/refusal.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isStorableText } from '#app/shared/storable.ts'
import { displayOrder, inOrder } from './in-order.ts'

export const node = rowKind({
  name: 'node',
  list: 'nodes',
  label: m.studio_node,
  nameField: 'nodeId',
  tab: 'npcs',
  full: m.studio_full_nodes,
  adventures: ['online-adventure'],
  parent: { kind: 'npc', field: 'npcId' },
  limit: 500,
  ...inOrder,
  fields: {
    nodeId: { ...field(m.studio_node_id, nodeName.refine(isStorableText), ''), fixed: true },
    nodeType: choice(m.studio_node_type, {
      dialogue: m.studio_node_dialogue,
      question: m.studio_node_question,
      action: m.studio_node_action,
      branch: m.studio_node_branch,
    }),
    content: requiredWords(m.studio_node_content, 5_000, { long: true }),
    subtitle: words(m.studio_node_subtitle, 1_000, { hint: m.studio_node_subtitle_hint, optional: true }),
    choices: limited(jsonList(m.studio_choices, mostChoices), { text: longest.choice }),
    conditions: condition(m.studio_node_when),
    rewards: limited(json(m.studio_node_rewards, 'texts'), { effects: mostEffects }),
    displayOrder,
  },
  begin: ({ id }) => ({ nodeId: `node_${id.slice(-8)}` }),
  settle: (row, before, rows) => {
    const others = before ? [] : rows.list('node', String(row.npcId))
    return others.some(({ id, nodeId }) => id !== row.id && nodeId === row.nodeId)
      ? invalid('nodeId', 'studio_errors_node_name')
      : { row }
  },
})

export type NodeRow = RowOf<typeof node>
