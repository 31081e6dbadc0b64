import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import { TalkButton } from '#app/features/studio/playtest/components/playtest-button.tsx'
import { RowButtons } from '#app/features/studio/fields/components/row-buttons.tsx'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { ActionSelect } from '#app/ui/action-select.tsx'
import { mostChoices } from '#app/features/engine/limits.ts'
import type { Lead } from './dialogue-choices.ts'
import { nodeLabel } from '#app/features/adventure/conditions/named.ts'

export type NodeToolsProps = {
  node: NodeView | undefined
  nodes: readonly NodeView[]
  busy: boolean
  onEdit: (node: NodeView) => void
  onDelete: (node: NodeView) => void
  onMove: (index: number, by: 1 | -1) => void
  onLead: (node: NodeView, leads: readonly Lead[]) => void
  /** Leads to a node created for it; `index` null: by a new choice. */
  onLeadToNew: (node: NodeView, index: number | null) => void
}

const newNode = ' new'

export function NodeTools({ node, nodes, busy, onEdit, onDelete, onMove, onLead, onLeadToNew }: NodeToolsProps) {
  if (!node) return null
  const { nodeId } = node
  const index = nodes.indexOf(node)
  return (
    <div
      role="group"
      aria-label={m.studio_graph_chosen({ name: nodeId })}
      className="flex max-h-[45%] flex-wrap items-center gap-2 overflow-y-auto border-t border-line bg-surface p-2 sm:px-3"
    >
      <span className="mr-1 min-w-0 font-semibold break-all">{nodeId}</span>
      <RowButtons name={nodeId} onEdit={() => onEdit(node)} onDelete={() => onDelete(node)} />
      <TalkButton npcId={node.npcId} nodeId={nodeId} name={nodeId} />
      <MoveButton
        to="up"
        label={m.studio_node_up({ name: nodeId })}
        off={busy || index <= 0}
        onClick={() => onMove(index, -1)}
      />
      <MoveButton
        to="down"
        label={m.studio_node_down({ name: nodeId })}
        off={busy || index === nodes.length - 1}
        onClick={() => onMove(index, 1)}
      />
      {node.choices.length < mostChoices && (
        <ActionSelect
          label={m.studio_graph_lead_to({ name: nodeId })}
          of={[
            ...nodes.map((each) => ({ id: each.nodeId, name: nodeLabel(each) })),
            { id: newNode, name: m.studio_new_node() },
          ]}
          className="min-w-56 flex-1"
          onChoose={(to) => {
            if (busy) return
            if (to === newNode) onLeadToNew(node, null)
            else onLead(node, [{ index: null, nodeId: to }])
          }}
        />
      )}
    </div>
  )
}
