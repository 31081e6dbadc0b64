import { DeleteRow } from '#app/features/studio/components/delete-row.tsx'
import type { NodeView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Asks, and removes a dialogue node; choices that led to it stay in the draft and are marked. */
export function DeleteNode({ node, onClose }: { node: NodeView; onClose: () => void }) {
  return (
    <DeleteRow
      id={node.id}
      name={node.nodeId}
      question={m.studio_node_delete_question()}
      table="nodes"
      deleted={m.studio_node_deleted()}
      failure={(reason) => ({ title: m.studio_node_delete_failed({ reason }) })}
      onClose={onClose}
    />
  )
}
