import { useMemo } from 'react'
import { movedTo } from '#app/features/studio/canvas/whole-rows.ts'
import { contentLanguages } from '#app/features/studio/components/fields/content-languages.ts'
import { useCommand } from '#app/features/studio/components/editor/use-command.ts'
import { useDraft, useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import type { DraftView, NodeView } from '#app/features/studio/draft-view.ts'
import { nodeOrderEntry } from '#app/features/studio/saving/cast-history.ts'
import type { NodeEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { led } from './dialogue-choices.ts'
import type { Lead } from './dialogue-choices.ts'
import { nodesOf } from './dialogue-order.ts'

/** What can be done to a dialogue without opening a node, in the list and in the graph alike. */
export function useDialogueCommands(npcId: string) {
  const draft = useDraft()
  const saver = useSaver()
  const { primary } = contentLanguages(draft.details)
  const { run, busy } = useCommand()
  const nodes = useMemo(() => nodesOf(draft.nodes, npcId), [draft.nodes, npcId])

  const writing = (id: string, changes: (now: NodeView) => NodeEdits) => (now: DraftView) => {
    const stored = now.nodes.find((node) => node.id === id)
    return stored ? ({ intent: 'update-node', id, version: stored.version, changes: changes(stored) } as const) : null
  }

  /** One place up or down in the order in which a conversation looks for its beginning. */
  const move = async (index: number, by: 1 | -1) => {
    const before = nodes.map(({ id }) => id)
    const nodeIds = movedTo(before, index, index + by)
    const result = await run(() => ({ intent: 'order-nodes', npcId, nodeIds }), m.common_error())
    if (result.status === 'saved') saver.record(nodeOrderEntry(npcId, before, nodeIds))
  }

  /** Leads choices of a node elsewhere, as one step to undo. */
  const lead = async ({ id }: NodeView, leads: readonly Lead[]) => {
    const before = saver.getState().draft.nodes.find((node) => node.id === id)?.choices
    const result = await run(
      writing(id, ({ choices }) => ({ choices: led(choices, leads, primary) as NodeEdits['choices'] })),
      m.common_error(),
    )
    const after = result.status === 'saved' ? result.change.nodes?.find((node) => node.id === id)?.choices : undefined
    if (!before || !after) return
    const putting = (choices: NodeView['choices']) =>
      ({ kind: 'command', make: writing(id, () => ({ choices: choices as NodeEdits['choices'] })) }) as const
    saver.record({ name: `choices ${newId()}`, at: Date.now(), undo: putting(before), redo: putting(after) })
  }
  return { nodes, move, lead, busy }
}
