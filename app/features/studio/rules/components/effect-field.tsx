import { JsonField } from './json-field.tsx'
import { effectsPlaces } from './effect-places.ts'
import { gonePlaces } from './json-places.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { FieldMark } from '#app/ui/field-mark.tsx'
import { EffectBuilder } from './effect-builder.tsx'
import { linesOf } from './effect-list.ts'
import type { EffectFields } from './effect-list.ts'

type EffectFieldProps<Value> = {
  legend: string
  hint: string
  jsonLabel: string
  name: string
  languages: ContentLanguages
  value: Value
  read: (value: unknown) => Value | null
  write: (lines: EffectFields[]) => Value
  onChange: (value: Value) => void
}

export function EffectField<Value>({
  legend,
  hint,
  jsonLabel,
  name,
  languages,
  value,
  read,
  write,
  onChange,
}: EffectFieldProps<Value>) {
  const draft = useDraft()
  const lines = linesOf(value, languages.primary)
  const places = [...effectsPlaces(value, languages.primary), ...gonePlaces(value, draft)]
  return (
    <div data-field={name} className="grid gap-2">
      <FieldMark name={name} />
      {lines ? (
        <EffectBuilder
          legend={legend}
          hint={hint}
          languages={languages}
          value={lines}
          onChange={(next) => onChange(write(next))}
        />
      ) : (
        <>
          <p className="font-semibold">{legend}</p>
          <Notice tone="info">{m.studio_item_too_rich()}</Notice>
        </>
      )}
      <JsonField
        label={jsonLabel}
        name={name}
        value={value}
        read={read}
        onChange={onChange}
        problems={places.length > 0 ? [m.studio_condition_incomplete()] : []}
        places={places}
      />
    </div>
  )
}
