import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import type { RowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { nodeTypeOrder, nodeTypes } from './node-types.ts'

type NodeBasicsProps = {
  form: RowForm & { values: Partial<NodeView>; set: (change: Partial<NodeView>) => void }
  isNew: boolean
  languages: ContentLanguages
}

export function NodeBasics({ form, isNew, languages }: NodeBasicsProps) {
  const { values, set, errorsAt } = form
  const type = values.nodeType ?? 'dialogue'
  const textOf = rowTexts(form, languages)
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
              maxLength={100}
              readOnly={!isNew}
              spellCheck={false}
              className="font-mono read-only:bg-sunken"
              onChange={(event) => set({ nodeId: event.target.value })}
              {...control}
            />
          )}
        </Field>
        <Field label={m.studio_node_type()} hint={nodeTypes[type].description()} error={errorsAt('nodeType')}>
          {(control) => (
            <Select
              value={type}
              onChange={(event) => set({ nodeType: nodeTypeOrder.find((each) => each === event.target.value) ?? type })}
              {...control}
            >
              {nodeTypeOrder.map((each) => (
                <option key={each} value={each}>
                  {nodeTypes[each].label()}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <BilingualText
        label={m.studio_node_content()}
        hint={type === 'dialogue' || type === 'question' ? m.studio_node_content_hint() : m.studio_node_note_hint()}
        max={5000}
        rows={4}
        required
        {...textOf('content')}
      />
      <BilingualText
        label={m.studio_node_subtitle()}
        hint={m.studio_node_subtitle_hint()}
        max={1000}
        optional
        {...textOf('subtitle')}
      />
    </div>
  )
}
