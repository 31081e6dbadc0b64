import type { ReactNode } from 'react'
import type { EffectType } from '#app/features/engine/effects/index.ts'
import { countOfItems, counterChange, experienceGiven, longest } from '#app/features/engine/limits.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { CountInput } from '#app/features/studio/fields/components/count-input.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import type { EffectFields } from './effect-list.ts'
import { isEffectType, numberIn } from './effect-words.ts'
import { FlagInput } from './flag-input.tsx'
import { LocalTextField } from './local-text-field.tsx'
import { RowSelect } from './row-select.tsx'

type FormProps = { effect: EffectFields; languages: ContentLanguages; onChange: (effect: EffectFields) => void }

const forms: Record<EffectType, (props: FormProps) => ReactNode> = {
  give_item: Item,
  take_item: Item,
  say: (props) => <Words {...props} field="text" label={m.studio_effect_text()} max={longest.said} rows={2} />,
  set_flag: (props) => <Name {...props} field="flag" label={m.studio_flag_name()} hint={m.studio_flag_hint()} />,
  add_experience: (props) => (
    <Amount {...props} field="amount" label={m.studio_effect_amount()} range={experienceGiven} />
  ),
  change_counter: (props) => (
    <>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Name {...props} field="counter" label={m.studio_effect_counter_name()} hint={m.studio_effect_counter_hint()} />
        <Amount
          {...props}
          field="by"
          label={m.studio_effect_by()}
          hint={m.studio_effect_by_hint()}
          range={counterChange}
        />
      </div>
      <Words {...props} field="label" label={m.studio_effect_counter_label()} max={longest.counterLabel} />
    </>
  ),
  go_to_scene: Scene,
  reveal_scene: Scene,
  ask_others: () => <p className="text-sm text-muted">{m.studio_effect_ask_hint()}</p>,
  finish: (props) => (
    <>
      <Words {...props} field="title" label={m.studio_ending_title()} max={longest.endingTitle} />
      <Words {...props} field="text" label={m.studio_field_ending_text()} max={longest.endingText} rows={3} />
    </>
  ),
}

/** The fields of one effect; one of an unknown type is shown as it is stored. */
export function EffectForm(props: FormProps) {
  const { effect } = props
  if (!isEffectType(effect.type))
    return <pre className="overflow-x-auto text-sm">{JSON.stringify(effect, null, 1)}</pre>
  const Form = forms[effect.type]
  return <Form {...props} />
}

function Item({ effect, onChange }: FormProps) {
  const { items } = useDraft()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
      <RowSelect
        kind="item"
        label={m.studio_target_item()}
        rows={items}
        value={String(effect.itemId ?? '')}
        onChange={(itemId) => onChange({ ...effect, itemId })}
      />
      <CountInput
        label={m.studio_kit_quantity()}
        value={numberIn(effect.count, 1)}
        min={countOfItems[0]}
        max={countOfItems[1]}
        onChange={(count) => onChange({ ...effect, count })}
      />
    </div>
  )
}

function Scene({ effect, onChange }: FormProps) {
  const { scenes } = useDraft()
  return (
    <RowSelect
      kind="scene"
      label={m.studio_target_scene()}
      rows={scenes}
      value={String(effect.sceneId ?? '')}
      onChange={(sceneId) => onChange({ ...effect, sceneId })}
    />
  )
}

function Words({
  effect,
  languages,
  onChange,
  field,
  ...props
}: FormProps & { field: string; label: string; max: number; rows?: number }) {
  return (
    <LocalTextField
      {...props}
      languages={languages}
      value={effect[field]}
      onChange={(text) => onChange({ ...effect, [field]: text })}
    />
  )
}

type FieldProps = FormProps & { field: string; label: string; hint?: string }

function Name({ effect, onChange, field, label, hint }: FieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <FlagInput
          value={String(effect[field] ?? '')}
          onChange={(name) => onChange({ ...effect, [field]: name })}
          {...control}
        />
      )}
    </Field>
  )
}

function Amount({
  effect,
  onChange,
  field,
  label,
  hint,
  range: [min, max],
}: FieldProps & { range: readonly [number, number] }) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <CountInput
          value={numberIn(effect[field], 0)}
          min={min}
          max={max}
          onChange={(amount) => onChange({ ...effect, [field]: amount })}
          {...control}
        />
      )}
    </Field>
  )
}
