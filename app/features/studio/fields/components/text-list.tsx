import type { Field } from '#app/features/rows/row-kind.ts'
import type { TranslationsView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BilingualText } from './bilingual-text.tsx'
import type { ContentLanguages } from './bilingual-text.tsx'
import { translating } from './content-languages.ts'
import { StepButtons, StepRows } from './step-rows.tsx'
import type { StepWords } from './step-rows.tsx'
import type { RowForm } from './use-row-form.ts'

const lineWords: StepWords = {
  add: m.studio_line_add,
  up: m.studio_line_up,
  down: m.studio_line_down,
  remove: m.studio_line_remove,
}

type TextListProps = {
  form: Pick<RowForm, 'values' | 'set' | 'errorsAt'>
  languages: ContentLanguages
  texts: NonNullable<Field['texts']>
  name: string
  label: string
  hint: string | undefined
  words?: StepWords | undefined
}

type Line = { own: string; inOther: string }

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** To its author a text and its translation are one thing; the row stores them in two lists. */
export function TextList({ form, languages, texts, name, label, hint, words = lineWords }: TextListProps) {
  const { other } = languages
  const translations = (form.values['translations'] ?? {}) as TranslationsView
  const translated = textsIn(other && translations[other]?.[name])
  const lines = textsIn(form.values[name]).map((own, at): Line => ({ own, inOther: translated[at] ?? '' }))
  const write = (next: readonly Line[]) => {
    const [own, inOther] = [next.map((line) => line.own), next.map((line) => line.inOther)]
    form.set({ [name]: own, ...translating(other, name, inOther) })
  }
  return (
    <StepRows
      legend={label}
      words={words}
      most={texts.most}
      steps={lines}
      next={() => ({ own: '', inOther: '' })}
      onChange={write}
      hint={hint}
      name={name}
      error={form.errorsAt(name)}
      row={(line, position, { onChange, ...moved }) => (
        <>
          <BilingualText
            label={texts.item({ position })}
            languages={languages}
            value={line.own}
            onChange={(own) => onChange({ ...line, own })}
            translation={line.inOther}
            onTranslate={(inOther) => onChange({ ...line, inOther })}
            max={texts.longest}
            rows={2}
          />
          <div className="flex">
            <StepButtons words={words} position={position} count={lines.length} {...moved} />
          </div>
        </>
      )}
    />
  )
}
