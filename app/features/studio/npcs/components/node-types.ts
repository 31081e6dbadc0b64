import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

type NodeType = NodeView['nodeType']

export const nodeTypes: Record<NodeType, { label: () => string; description: () => string }> = {
  dialogue: { label: m.studio_node_dialogue, description: m.studio_node_dialogue_text },
  question: { label: m.studio_node_question, description: m.studio_node_question_text },
  action: { label: m.studio_node_action, description: m.studio_node_action_text },
  branch: { label: m.studio_node_branch, description: m.studio_node_branch_text },
}

export const nodeTypeOrder = Object.keys(nodeTypes) as NodeType[]
