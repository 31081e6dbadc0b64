import { useState } from 'react'
import { ConditionBuilder } from '#app/features/studio/components/conditions/condition-builder.tsx'
import { useDraft, useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { contentLanguages } from '#app/features/studio/components/fields/content-languages.ts'
import { RowDialog } from '#app/features/studio/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/components/use-row-form.ts'
import type { NodeView } from '#app/features/studio/draft-view.ts'
import { changedEntry, createdEntry } from '#app/features/studio/saving/cast-history.ts'
import type { NodeEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'
import { ChoiceList } from './choice-list.tsx'
import { nodesOf } from './dialogue-order.ts'
import { NodeBasics } from './node-basics.tsx'
import type { NodeFormValues } from './node-basics.tsx'
import { RewardField } from './reward-field.tsx'

/** The name that a new node gets unless its author writes another one. */
const generatedName = (): string => `node_${newId().slice(-8)}`

type NodeDialogProps = { npcId: string; node: NodeView | null; onClose: () => void; onReopen: () => void }

/** One step of a dialogue: what is said, what can be answered, when it is said and what it brings. Written on Create or Update. */
export function NodeDialog({ npcId, node, onClose, onReopen }: NodeDialogProps) {
  const { details, nodes } = useDraft()
  const saver = useSaver()
  const languages = contentLanguages(details)
  const [name] = useState(generatedName)
  const form = useRowForm<NodeFormValues>({
    row: node,
    initial: {
      nodeId: name,
      nodeType: 'dialogue',
      content: '',
      subtitle: '',
      choices: [],
      conditions: {},
      rewards: {},
    },
    draftKey: { adventure: details.id, dialog: 'node', row: node?.id ?? `new ${npcId}` },
    required: { field: 'content', missing: m.studio_node_content_missing },
    onClose,
    onReopen,
    make: ({ nodeId, ...changes }, version, id) =>
      node
        ? { intent: 'update-node', id: node.id, version, changes }
        : {
            intent: 'create-node',
            id,
            npcId,
            ...changes,
            nodeId: nodeId?.trim() || name,
            content: changes.content ?? '',
          },
    failure: (reason) => ({
      title: node ? m.studio_node_update_failed({ reason }) : m.studio_node_create_failed({ reason }),
    }),
    onSaved: ({ change }, before) => {
      const created = change.nodes?.[0]
      if (node) saver.record(changedEntry('nodes', node.id, before, form.changes))
      else if (created) saver.record(createdEntry('nodes', created.id))
      void notify({ title: node ? m.studio_node_updated() : m.studio_node_created(), tone: 'success' })
      onClose()
    },
  })
  const { values, set, errorsAt } = form
  return (
    <RowDialog
      form={form}
      title={node ? m.studio_node_edit_title() : m.studio_node_add()}
      name={String(values.nodeId)}
      submit={node ? m.studio_node_update() : m.studio_node_create()}
      onClose={onClose}
    >
      <div className="grid gap-8">
        <NodeBasics form={form} isNew={!node} languages={languages} />
        <ChoiceList
          languages={languages}
          nodes={nodesOf(nodes, npcId)}
          value={values.choices ?? []}
          onChange={(choices) => set({ choices: choices as NodeEdits['choices'] })}
          error={errorsAt('choices')}
        />
        <ConditionBuilder
          legend={m.studio_node_when()}
          empty={m.studio_always()}
          name="conditions"
          value={values.conditions ?? {}}
          onChange={(conditions) => set({ conditions: conditions as NodeEdits['conditions'] })}
        />
        <RewardField
          languages={languages}
          value={values.rewards ?? {}}
          onChange={(rewards) => set({ rewards: rewards as NodeEdits['rewards'] })}
        />
      </div>
    </RowDialog>
  )
}
