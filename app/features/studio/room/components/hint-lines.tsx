import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { hints } from '#app/features/rows/kinds/hints.ts'
import { mostHints } from '#app/features/engine/hint-level.ts'
import type { TranslationsView } from '#app/features/studio/draft/view.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { translating } from '#app/features/studio/fields/components/content-languages.ts'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import type { RowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'

type Line = { hint: string; inOther: string }

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** To its author a hint and its translation are one thing; the row stores them in two lists. */
export function HintLines({ form, languages }: { form: RowForm; languages: ContentLanguages }) {
  const { other } = languages
  const translations = (form.values['translations'] ?? {}) as TranslationsView
  const translated = textsIn(other && translations[other]?.['hints'])
  const lines = textsIn(form.values['hints']).map((hint, at): Line => ({ hint, inOther: translated[at] ?? '' }))
  const list = useRef<HTMLOListElement>(null)
  const added = useRef(false)
  useEffect(() => {
    // With the button focused, the author's next space would press it again.
    if (added.current) list.current?.lastElementChild?.querySelector<HTMLElement>('textarea')?.focus()
    added.current = false
  }, [lines.length])
  const write = (next: readonly Line[]) =>
    form.set({
      hints: next.map(({ hint }) => hint),
      ...translating(
        other,
        'hints',
        next.map(({ inOther }) => inOther),
      ),
    })
  const change = (at: number, part: Partial<Line>) => write(lines.with(at, { ...lines[at]!, ...part }))
  const add = () => {
    added.current = true
    write([...lines, { hint: '', inOther: '' }])
  }
  return (
    <FieldGroup legend={m.studio_field_hints()} hint={m.room_hints_hint()} name="hints" error={form.errorsAt('hints')}>
      {lines.length > 0 && (
        <ol ref={list} className="grid gap-3">
          {lines.map(({ hint, inOther }, at) => (
            <li
              key={at}
              className="grid gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <BilingualText
                label={m.studio_hint({ position: at + 1 })}
                languages={languages}
                value={hint}
                onChange={(text) => change(at, { hint: text })}
                translation={inOther}
                onTranslate={(text) => change(at, { inOther: text })}
                max={hints.texts.longest}
                rows={2}
              />
              <div className="flex">
                <MoveButton
                  label={m.studio_hint_up({ position: at + 1 })}
                  to="up"
                  off={at === 0}
                  onClick={() => write(movedTo(lines, at, at - 1))}
                />
                <MoveButton
                  label={m.studio_hint_down({ position: at + 1 })}
                  to="down"
                  off={at === lines.length - 1}
                  onClick={() => write(movedTo(lines, at, at + 1))}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={m.studio_hint_remove({ position: at + 1 })}
                  onClick={() => write(lines.toSpliced(at, 1))}
                >
                  <X aria-hidden="true" className="size-5" />
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {lines.length < mostHints && (
        <Button size="small" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_hint_add()}
        </Button>
      )}
    </FieldGroup>
  )
}
