import { hints } from '#app/features/rows/kinds/hints.ts'
import type { TranslationsView } from '#app/features/studio/draft/view.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { translating } from '#app/features/studio/fields/components/content-languages.ts'
import type { RowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { HintButtons, HintRows } from '#app/features/studio/puzzles/components/hint-rows.tsx'
import { m } from '#app/i18n/generated/messages.js'

type Line = { hint: string; inOther: string }

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** To its author a hint and its translation are one thing; the row stores them in two lists. */
export function HintLines({ form, languages }: { form: RowForm; languages: ContentLanguages }) {
  const { other } = languages
  const translations = (form.values['translations'] ?? {}) as TranslationsView
  const translated = textsIn(other && translations[other]?.['hints'])
  const lines = textsIn(form.values['hints']).map((hint, at): Line => ({ hint, inOther: translated[at] ?? '' }))
  const write = (next: readonly Line[]) => {
    const [own, inOther] = [next.map(({ hint }) => hint), next.map((line) => line.inOther)]
    form.set({ hints: own, ...translating(other, 'hints', inOther) })
  }
  return (
    <HintRows
      steps={lines}
      next={() => ({ hint: '', inOther: '' })}
      onChange={write}
      hint={m.room_hints_hint()}
      name="hints"
      error={form.errorsAt('hints')}
      row={(line, position, { onChange, ...moved }) => (
        <>
          <BilingualText
            label={m.studio_hint({ position })}
            languages={languages}
            value={line.hint}
            onChange={(hint) => onChange({ ...line, hint })}
            translation={line.inOther}
            onTranslate={(inOther) => onChange({ ...line, inOther })}
            max={hints.texts.longest}
            rows={2}
          />
          <div className="flex">
            <HintButtons position={position} count={lines.length} {...moved} />
          </div>
        </>
      )}
    />
  )
}
