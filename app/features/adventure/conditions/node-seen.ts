import { m } from '#app/i18n/generated/messages.js'
import { either } from './kind.ts'
import type { ConditionText } from './kind.ts'
import { nodeName, quotedName } from './named.ts'

export const nodeSeen: ConditionText = {
  label: m.studio_when_node,
  choices: [{ as: 'node' }],
  holds: { yes: m.studio_is_said, no: m.studio_is_not_said },
  sentence: ({ npcId, nodeId }, negated, named) =>
    either(negated, m.studio_rules_node, m.studio_rules_not_node, {
      npc: quotedName(named.npcs, npcId),
      node: nodeName(npcId, nodeId, named),
    }),
  now: (actual) => (actual === true ? m.playtest_was_said() : m.playtest_was_not_said()),
}
