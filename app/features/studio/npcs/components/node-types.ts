import { node } from '#app/features/rows/kinds/node.ts'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

type NodeType = NodeView['nodeType']

export const nodeTypeTexts = node.fields.nodeType.choices

export const nodeTypeHints: Record<NodeType, () => string> = {
  dialogue: m.studio_node_dialogue_text,
  question: m.studio_node_question_text,
  action: m.studio_node_action_text,
  branch: m.studio_node_branch_text,
}
