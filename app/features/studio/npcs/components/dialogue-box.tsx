import { Handle, Position, useConnection } from '@xyflow/react'
import type { Node, NodeProps } from '@xyflow/react'
import { asLocalText } from '#app/features/studio/rules/components/effect-list.ts'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { mostChoices } from '#app/features/engine/limits.ts'
import { isWholeChoice } from '#app/features/studio/fields/components/dialogue-order.ts'
import { nodeTypeTexts } from './node-types.ts'

type BoxData = {
  node: NodeView
  nodes: readonly NodeView[]
  place: number
  unreachable: boolean
  primary: Locale
  onEdit: (node: NodeView) => void
}

export type DialogueBoxNode = Node<BoxData, 'dialogue'>

export function DialogueBox({ id, data, selected }: NodeProps<DialogueBoxNode>) {
  const { node, nodes, place, unreachable, primary, onEdit } = data
  const from = useConnection(({ inProgress, fromNode }) => (inProgress ? fromNode.id : null))
  const isEmpty = (value: object) => Object.keys(value).length === 0
  return (
    <div
      className={classNames(
        'w-72 rounded-card border-2 bg-surface text-[0.9375rem] shadow-card',
        selected ? 'border-accent' : unreachable ? 'border-warning-ink' : 'border-line',
      )}
    >
      <Handle
        type="target"
        position={Position.Left}
        className={classNames('whole', from !== null && 'taking', from !== id && 'z-1')}
      />
      <div className="grid gap-2 p-3">
        <div className="flex flex-wrap items-center gap-1.5">
          <span aria-hidden="true" className="text-sm text-muted">
            {place}
          </span>
          <button
            type="button"
            className="nokey nopan mr-1 min-h-8 min-w-0 text-left font-semibold break-all text-accent-ink underline"
            aria-label={m.studio_card_edit({ title: node.nodeId })}
            onClick={() => onEdit(node)}
          >
            {node.nodeId}
          </button>
          <Badge tone="accent" shape="ticket">
            {nodeTypeTexts[node.nodeType]()}
          </Badge>
          {!isEmpty(node.conditions) && <Badge>{m.studio_node_conditional()}</Badge>}
          {!isEmpty(node.rewards) && <Badge tone="brass">{m.studio_node_rewarding()}</Badge>}
          {unreachable && <Badge tone="warning">{m.studio_node_unreachable()}</Badge>}
        </div>
        <p className="line-clamp-3">{node.content}</p>
      </div>
      <ul className="divide-y divide-line border-t border-line text-sm">
        {node.choices.map((choice, index) => (
          <li key={index} className="relative py-2 pr-5 pl-3">
            <span className={classNames('line-clamp-2', !isWholeChoice(choice, nodes) && 'text-warning-ink')}>
              {asLocalText(choice.text, primary)[primary] || m.studio_choice_untitled()}
            </span>
            <Handle type="source" position={Position.Right} id={String(index)} />
          </li>
        ))}
        {node.choices.length < mostChoices && (
          <li className="relative py-2 pr-5 pl-3 text-muted">
            {m.studio_graph_new_choice()}
            <Handle type="source" position={Position.Right} id="new" className="opacity-60" />
          </li>
        )}
      </ul>
    </div>
  )
}
