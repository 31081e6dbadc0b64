import { useState } from 'react'
import { ConditionBuilder } from '#app/features/studio/rules/components/condition-builder.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { nodesOf } from '#app/features/studio/fields/components/dialogue-order.ts'
import { readJsonObject } from '#app/features/studio/fields/components/json-text.ts'
import { EffectField } from '#app/features/studio/rules/components/effect-field.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { ChoiceList } from './choice-list.tsx'
import { nameOfNode } from '#app/features/studio/fields/node-name.ts'
import { NodeBasics } from './node-basics.tsx'

type NodeDialogProps = { npcId: string; node: NodeView | null; onClose: () => void; onReopen: () => void }

export function NodeDialog({ npcId, node, onClose, onReopen }: NodeDialogProps) {
  const { details, nodes } = useDraft()
  const languages = contentLanguages(details)
  const siblings = nodesOf(nodes, npcId)
  // Nodes created meanwhile for its choices come after it: the first node of a conversation opens it.
  const [displayOrder] = useState(() => (siblings.at(-1)?.displayOrder ?? -1) + 1)
  const form = useRowForm<NodeView>({
    kind: 'node',
    row: node,
    parent: npcId,
    initial: ({ content }) => ({
      nodeId: nameOfNode(String(content ?? ''), siblings, languages.primary),
      displayOrder,
    }),
    draftRow: node?.id ?? `new ${npcId}`,
    required: { field: 'content', missing: m.studio_node_content_missing },
    saved: node ? m.studio_node_updated() : m.studio_node_created(),
    failed: node ? m.studio_node_update_failed : m.studio_node_create_failed,
    onClose,
    onReopen,
  })
  const { values, set, errorsAt } = form
  return (
    <RowDialog
      form={form}
      title={node ? m.studio_node_edit_title() : m.studio_node_add()}
      submit={node ? m.studio_node_update() : m.studio_node_create()}
      onClose={onClose}
    >
      <FormSteps
        steps={[
          { title: m.studio_step_words(), part: <NodeBasics form={form} isNew={!node} /> },
          {
            title: m.studio_choices(),
            part: (
              <ChoiceList
                languages={languages}
                npcId={npcId}
                nodes={siblings}
                value={values.choices ?? []}
                onChange={(choices) => set({ choices })}
                error={errorsAt('choices')}
              />
            ),
          },
          {
            title: m.studio_step_when(),
            part: (
              <ConditionBuilder
                legend={m.studio_node_when()}
                empty={m.studio_always()}
                name="conditions"
                value={values.conditions ?? {}}
                onChange={(conditions) => set({ conditions })}
              />
            ),
          },
          {
            title: m.studio_node_rewards(),
            part: (
              <RewardField
                languages={languages}
                value={values.rewards ?? {}}
                onChange={(rewards) => set({ rewards })}
              />
            ),
          },
        ]}
      />
    </RowDialog>
  )
}

type RewardFieldProps = {
  languages: ContentLanguages
  value: Record<string, unknown>
  onChange: (value: Record<string, unknown>) => void
}

const RewardField = ({ languages, value, onChange }: RewardFieldProps) => (
  <EffectField
    legend={m.studio_node_rewards()}
    hint={m.studio_node_rewards_hint()}
    jsonLabel={m.studio_node_rewards_json()}
    name="rewards"
    languages={languages}
    value={value}
    read={readJsonObject}
    write={(effects) => (effects.length === 0 ? {} : { effects })}
    onChange={onChange}
  />
)
