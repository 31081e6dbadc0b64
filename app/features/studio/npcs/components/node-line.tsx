import CornerDownRight from 'lucide-react/icons/corner-down-right'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { asLocalText } from '#app/features/studio/rules/components/effect-list.ts'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import { TalkButton } from '#app/features/studio/playtest/components/playtest-button.tsx'
import { RowButtons } from '#app/features/studio/fields/components/row-buttons.tsx'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { isWholeChoice } from '#app/features/studio/fields/components/dialogue-order.ts'
import { nodeTypeTexts } from './node-types.ts'

type NodeLineProps = {
  node: NodeView
  nodes: readonly NodeView[]
  unreachable: boolean
  onEdit: () => void
  onDelete: () => void
  onMoveUp: (() => void) | null
  onMoveDown: (() => void) | null
  busy: boolean
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0

export function NodeLine({ node, nodes, unreachable, onEdit, onDelete, onMoveUp, onMoveDown, busy }: NodeLineProps) {
  const { id, npcId, nodeId, nodeType, content, choices, conditions, rewards } = node
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-1 font-semibold break-all">{nodeId}</h4>
        <Badge tone="accent" shape="ticket">
          {nodeTypeTexts[nodeType]()}
        </Badge>
        {!isEmpty(conditions) && <Badge>{m.studio_node_conditional()}</Badge>}
        {!isEmpty(rewards) && <Badge tone="brass">{m.studio_node_rewarding()}</Badge>}
        <RowMarks id={id} />
        {unreachable && <Badge tone="warning">{m.studio_node_unreachable()}</Badge>}
      </div>
      <p className="line-clamp-3 whitespace-pre-wrap">{content}</p>
      {choices.length > 0 && <ChoiceLines choices={choices} nodes={nodes} />}
      <div className="flex flex-wrap items-center gap-2">
        <RowButtons name={nodeId} onEdit={onEdit} onDelete={onDelete} />
        <TalkButton npcId={npcId} nodeId={nodeId} name={nodeId} />
        <span className="ml-auto flex">
          <MoveButton
            to="up"
            label={m.studio_node_up({ name: nodeId })}
            off={busy || !onMoveUp}
            onClick={() => onMoveUp?.()}
          />
          <MoveButton
            to="down"
            label={m.studio_node_down({ name: nodeId })}
            off={busy || !onMoveDown}
            onClick={() => onMoveDown?.()}
          />
        </span>
      </div>
    </li>
  )
}

function ChoiceLines({ choices, nodes }: Pick<NodeView, 'choices'> & { nodes: readonly NodeView[] }) {
  const { primary } = contentLanguages(useDraft().details)
  return (
    <ul className="grid gap-1 text-[0.9375rem]">
      {choices.map((choice, index) => {
        const whole = isWholeChoice(choice, nodes)
        return (
          <li key={index} className="flex gap-2">
            <CornerDownRight aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
            <span className="min-w-0">
              {asLocalText(choice.text, primary)[primary] || m.studio_choice_untitled()}{' '}
              <span className="text-muted">
                {m.studio_choice_leads({ name: whole ? String(choice.next_node_id) : m.studio_choice_nowhere() })}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
