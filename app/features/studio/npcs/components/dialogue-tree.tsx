import Plus from 'lucide-react/icons/plus'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import type { NodeView, NpcView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { Loading } from '#app/ui/skeleton.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { unreachableNodes } from '#app/features/studio/fields/components/dialogue-order.ts'
import { UnfinishedMark } from '#app/features/studio/fields/components/row-marks.tsx'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { LateDialogueGraph } from './late-dialogue-graph.tsx'
import { NodeDialog } from './node-dialog.tsx'
import { NodeLine } from './node-line.tsx'
import { useDialogueCommands } from './use-dialogue-commands.ts'

type Open = { kind: 'create' } | { kind: 'edit' | 'delete'; node: NodeView } | null

export function DialogueTree({ npc }: { npc: NpcView }) {
  const { nodes, move, lead, leadToNew, busy } = useDialogueCommands(npc.id)
  const { primary } = contentLanguages(useDraft().details)
  const [query] = useSearchParams()
  const named = query.get('node')
  const asked = nodes.find(({ id, nodeId }) => id === named || nodeId === named)
  const [open, setOpen] = useState<Open>(asked ? { kind: 'edit', node: asked } : null)
  const close = () => setOpen(null)
  const create = () => setOpen({ kind: 'create' })
  const edit = useCallback((node: NodeView) => setOpen({ kind: 'edit', node }), [])
  const remove = useCallback((node: NodeView) => setOpen({ kind: 'delete', node }), [])
  const store = useStore()
  const editMade = (id: string | null) => {
    const made = store.getState().draft.nodes.find((node) => node.id === id)
    if (made) edit(made)
  }
  const asGraph = query.get('view') === 'graph'
  const scripts = useScripts()
  return (
    <section aria-labelledby="dialogue" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="dialogue" className="text-heading">
          {m.studio_dialogue_tree()}
        </h3>
        <div className="flex flex-wrap items-center gap-3">
          <UnfinishedMark find={(drafts) => drafts.hasRow(`new ${npc.id}`)} />
          <Button size="small" variant="accent" onClick={create}>
            <Plus aria-hidden="true" className="size-4.5" />
            {m.studio_node_add()}
          </Button>
        </div>
      </div>
      {nodes.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong/60 p-6 text-muted">
          {m.studio_nodes_empty()}
        </p>
      ) : (
        <>
          <LinkTabs label={m.studio_dialogue_views()}>
            <LinkTab to={`?tab=npcs&npc=${npc.id}`} active={!asGraph}>
              {m.studio_dialogue_list()}
            </LinkTab>
            <LinkTab to={`?tab=npcs&npc=${npc.id}&view=graph`} active={asGraph}>
              {m.studio_dialogue_graph()}
            </LinkTab>
          </LinkTabs>
          <p className="text-sm text-muted">
            {asGraph ? m.studio_dialogue_start_graph() : m.studio_dialogue_start_text()}
          </p>
          {asGraph && !scripts && <Loading label={m.studio_npcs_loading()} />}
          {asGraph && scripts && (
            <LateDialogueGraph
              label={m.studio_graph_dialogue({ name: npc.name })}
              nodes={nodes}
              primary={primary}
              busy={busy}
              onEdit={edit}
              onDelete={remove}
              onMove={(index, by) => void move(index, by)}
              onLead={(node, leads) => void lead(node, leads)}
              onLeadToNew={(node, index) => void leadToNew(node, index).then(editMade)}
            />
          )}
          {!asGraph && (
            <NodeList
              nodes={nodes}
              busy={busy}
              onEdit={edit}
              onDelete={remove}
              onMove={(index, by) => void move(index, by)}
            />
          )}
        </>
      )}
      {open?.kind === 'create' && <NodeDialog npcId={npc.id} node={null} onClose={close} onReopen={create} />}
      {open?.kind === 'edit' && (
        <NodeDialog key={open.node.id} npcId={npc.id} node={open.node} onClose={close} onReopen={() => setOpen(open)} />
      )}
      {open?.kind === 'delete' && <DeleteNode node={open.node} onClose={close} />}
    </section>
  )
}

type NodeListProps = {
  nodes: readonly NodeView[]
  busy: boolean
  onEdit: (node: NodeView) => void
  onDelete: (node: NodeView) => void
  onMove: (index: number, by: 1 | -1) => void
}

function NodeList({ nodes, busy, onEdit, onDelete, onMove }: NodeListProps) {
  const unreachable = unreachableNodes(nodes)
  return (
    <ol className="grid gap-3">
      {nodes.map((node, index) => (
        <NodeLine
          key={node.id}
          node={node}
          nodes={nodes}
          unreachable={unreachable.has(node.id)}
          onEdit={() => onEdit(node)}
          onDelete={() => onDelete(node)}
          onMoveUp={index === 0 ? null : () => onMove(index, -1)}
          onMoveDown={index === nodes.length - 1 ? null : () => onMove(index, 1)}
          busy={busy}
        />
      ))}
    </ol>
  )
}

function DeleteNode({ node, onClose }: { node: NodeView; onClose: () => void }) {
  return (
    <DeleteRow
      id={node.id}
      name={node.nodeId}
      question={m.studio_node_delete_question()}
      kind="node"
      deleted={m.studio_node_deleted()}
      failed={m.studio_node_delete_failed}
      onClose={onClose}
    />
  )
}
