import { longest } from '#app/features/engine/limits.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import type { RowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { nodeTypeHints } from './node-types.ts'

type NodeBasicsProps = {
  form: RowForm & { values: Partial<NodeView>; set: (change: Partial<NodeView>) => void }
  isNew: boolean
}

export function NodeBasics({ form, isNew }: NodeBasicsProps) {
  const { values, set, errorsAt } = form
  const type = values.nodeType ?? 'dialogue'
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={m.studio_node_id()}
          hint={isNew ? m.studio_node_id_hint() : m.studio_node_id_fixed()}
          error={errorsAt('nodeId')}
        >
          {(control) => (
            <Input
              value={values.nodeId ?? ''}
              maxLength={longest.nodeName}
              readOnly={!isNew}
              spellCheck={false}
              className="font-mono read-only:bg-sunken"
              onChange={(event) => set({ nodeId: event.target.value })}
              {...control}
            />
          )}
        </Field>
        <RowField kind="node" name="nodeType" hint={nodeTypeHints[type]()} />
      </div>
      <RowField
        kind="node"
        name="content"
        hint={type === 'dialogue' || type === 'question' ? m.studio_node_content_hint() : m.studio_node_note_hint()}
        rows={4}
      />
      <RowField kind="node" name="subtitle" />
    </div>
  )
}
