import { details } from '#app/features/rows/kinds/details.ts'
import { chosenTags, storedTags, styleFields, styleTags } from '#app/features/rows/style-tags.ts'
import type { StyleField, StyleTag } from '#app/features/rows/style-tags.ts'
import { TypedTextarea } from '#app/features/studio/fields/components/typed-text.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { Card, CardBody, CardText, CardTitle } from '#app/ui/card.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { useDetails } from './use-details.ts'

const { customAiPrompt } = details.fields

export function StyleCard() {
  const { values, edit, errorsAt } = useDetails()
  return (
    <Card>
      <CardBody className="gap-5">
        <CardTitle as="h2">{m.studio_style_title()}</CardTitle>
        <CardText>{m.studio_style_lead()}</CardText>
        <div className="divide-y divide-line rounded-control border border-line">
          {styleFields.map((field) => (
            <StyleGroup
              key={field}
              field={field}
              chosen={chosenTags(field, values[field])}
              onChange={(tags) => edit({ [field]: storedTags(tags) })}
              error={errorsAt(field)}
            />
          ))}
        </div>
        <Field
          label={customAiPrompt.label()}
          hint={customAiPrompt.hint?.()}
          error={errorsAt('customAiPrompt')}
          optional
        >
          {(control) => (
            <TypedTextarea
              rows={3}
              maxLength={customAiPrompt.longest}
              value={values.customAiPrompt}
              onType={(text) => edit({ customAiPrompt: text })}
              {...control}
            />
          )}
        </Field>
      </CardBody>
    </Card>
  )
}

type StyleGroupProps = {
  field: StyleField
  chosen: readonly StyleTag[]
  onChange: (tags: StyleTag[]) => void
  error: readonly string[] | undefined
}

function StyleGroup({ field, chosen, onChange, error }: StyleGroupProps) {
  const locale = getLocale()
  const names = new Set(chosen.map(({ en }) => en))
  // Folded away, and there are a hundred of them: the page loads faster without
  const isThere = useScripts()
  const toggle = (tag: StyleTag, on: boolean) =>
    onChange(styleTags[field].filter(({ en }) => (en === tag.en ? on : names.has(en))))
  return (
    <details>
      <FoldSummary className="px-4 py-3">
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span>{details.fields[field].label()}</span>
          <span className="text-sm font-normal text-muted">
            {chosen.length > 0 ? chosen.map((tag) => tag[locale]).join(', ') : m.studio_style_none()}
          </span>
        </span>
      </FoldSummary>
      <fieldset className="flex min-w-0 flex-wrap gap-2 px-4 pb-4">
        <legend className="sr-only">{details.fields[field].label()}</legend>
        {(isThere ? styleTags[field] : []).map((tag) => (
          <label
            key={tag.en}
            className="flex min-h-9 cursor-pointer items-center rounded-full border border-line-strong/70 bg-surface px-3.5 text-sm font-medium transition-colors hover:border-accent hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={names.has(tag.en)}
              onChange={(event) => toggle(tag, event.target.checked)}
              className="sr-only"
            />
            {tag[locale]}
          </label>
        ))}
        <FieldErrors id={`${field}-error`} errors={error ?? []} />
      </fieldset>
    </details>
  )
}
