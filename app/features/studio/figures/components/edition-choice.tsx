import type { Figures } from '#app/features/studio/figures/figures-view.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

type EditionChoiceProps = Pick<Figures, 'editions'> & {
  shown: number
  /** How often it was played or downloaded. */
  said: string
  onEdition: (number: number) => void
}

export function EditionChoice({ editions, shown, said, onEdition }: EditionChoiceProps) {
  return (
    <div className="grid gap-3">
      <Field label={m.figures_edition()} className="max-w-sm">
        {(control) => (
          <Select {...control} acts value={shown} onChange={(event) => onEdition(Number(event.currentTarget.value))}>
            {editions.map(({ number, publishedAt }) => (
              <option key={number} value={number}>
                {m.figures_edition_of({ number, date: formatDate(publishedAt) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p role="status">{said}</p>
    </div>
  )
}
