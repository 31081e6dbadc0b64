import { useMemo } from 'react'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { arrangeRows, changeFields, createRow, batchOf } from '#app/features/studio/draft/make-command.ts'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { nameOfNode } from '#app/features/studio/fields/node-name.ts'
import { asLocalText } from '#app/features/studio/rules/components/effect-list.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { withTargets } from './dialogue-choices.ts'
import type { Lead } from './dialogue-choices.ts'
import { nodesOf } from '#app/features/studio/fields/components/dialogue-order.ts'

export function useDialogueCommands(npcId: string) {
  const draft = useDraft()
  const { primary } = contentLanguages(draft.details)
  const { run, busy } = useCommand()
  const nodes = useMemo(() => nodesOf(draft.nodes, npcId), [draft.nodes, npcId])

  const move = async (index: number, by: 1 | -1): Promise<void> => {
    const ids = movedTo(
      nodes.map(({ id }) => id),
      index,
      index + by,
    )
    await run(arrangeRows('node', ids, npcId), m.common_error())
  }

  const lead = async ({ id }: NodeView, leads: readonly Lead[]): Promise<void> => {
    const choices = (node: object) => ({ choices: withTargets((node as NodeView).choices, leads, primary) })
    await run(changeFields(id, choices), m.common_error())
  }
  /** @returns the new node's id */
  const leadToNew = async ({ id, choices: now }: NodeView, index: number | null): Promise<string | null> => {
    const made = newId()
    const content = m.studio_new_node_words({}, { locale: primary })
    const said = index === null ? undefined : asLocalText(now[index]?.text, primary)[primary]
    const nodeId = nameOfNode(said || content, nodes, primary)
    const choices = (node: object) => ({
      choices: withTargets((node as NodeView).choices, [{ index, nodeId }], primary),
    })
    const done = await run((now) => {
      const change = changeFields(id, choices)(now)
      return change && batchOf([createRow('node', made, { nodeId, content }, npcId), change])
    }, m.common_error())
    return done ? made : null
  }
  return { nodes, move, lead, leadToNew, busy }
}
