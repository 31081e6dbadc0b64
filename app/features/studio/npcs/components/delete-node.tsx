import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

export function DeleteNode({ node, onClose }: { node: NodeView; onClose: () => void }) {
  return (
    <DeleteRow
      id={node.id}
      name={node.nodeId}
      question={m.studio_node_delete_question()}
      kind="node"
      deleted={m.studio_node_deleted()}
      failure={(reason) => ({ title: m.studio_node_delete_failed({ reason }) })}
      onClose={onClose}
    />
  )
}
