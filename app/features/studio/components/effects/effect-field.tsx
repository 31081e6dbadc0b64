import { JsonField } from '#app/features/studio/components/conditions/json-field.tsx'
import { effectsPlaces } from '#app/features/studio/components/conditions/effect-places.ts'
import { gonePlaces } from '#app/features/studio/components/conditions/json-places.ts'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import type { ContentLanguages } from '#app/features/studio/components/fields/bilingual-text.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { EffectBuilder } from './effect-builder.tsx'
import { linesOf } from './effect-list.ts'
import type { EffectFields } from './effect-list.ts'

type EffectFieldProps<Value> = {
  legend: string
  hint: string
  jsonLabel: string
  /** The name of its field within the dialog. */
  name: string
  languages: ContentLanguages
  value: Value
  /** The value in its shape; null when it has another. */
  read: (value: unknown) => Value | null
  /** The lines of the form as they are stored. */
  write: (lines: EffectFields[]) => Value
  onChange: (value: Value) => void
}

/** What happens, in order, with the JSON behind it. What the form cannot show stays as it is. */
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
    <div className="grid gap-2">
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
