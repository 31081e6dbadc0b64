import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { BilingualText } from '#app/features/studio/components/fields/bilingual-text.tsx'
import type { ContentLanguages } from '#app/features/studio/components/fields/bilingual-text.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'

type HintListProps = {
  languages: ContentLanguages
  hints: readonly string[]
  /** The same hints in the other language, place by place. */
  translated: readonly string[]
  onChange: (hints: string[], translated: string[]) => void
  error: readonly string[] | undefined
}

const mostHints = 30

/** The hints in the order in which players get them. A hint and its translation move together. */
export function HintList({ languages, hints, translated, onChange, error }: HintListProps) {
  const pairs = hints.map((hint, index) => ({ hint, inOther: translated[index] ?? '' }))
  const write = (next: typeof pairs) => {
    const inOther = next.map((pair) => pair.inOther)
    onChange(
      next.map((pair) => pair.hint),
      inOther.every((text) => text === '') ? [] : inOther,
    )
  }
  const swap = (index: number, by: 1 | -1) => write(pairs.with(index, pairs[index + by]!).with(index + by, pairs[index]!))
  return (
    <FieldGroup legend={m.studio_field_hints()} hint={m.studio_hints_hint()} error={error}>
      <ol className="grid gap-3">
        {pairs.map((pair, index) => {
          const position = index + 1
          return (
            <li key={index} className="grid gap-2 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
              <BilingualText
                label={m.studio_hint({ position })}
                languages={languages}
                value={pair.hint}
                onChange={(hint) => write(pairs.with(index, { ...pair, hint }))}
                translation={pair.inOther}
                onTranslate={(inOther) => write(pairs.with(index, { ...pair, inOther }))}
                max={2000}
                rows={2}
              />
              <div className="flex sm:flex-col">
                <Button variant="ghost" size="icon" aria-label={m.studio_hint_up({ position })} disabled={index === 0} onClick={() => swap(index, -1)}>
                  <ArrowUp aria-hidden="true" className="size-5" />
                </Button>
                <Button variant="ghost" size="icon" aria-label={m.studio_hint_down({ position })} disabled={position === pairs.length} onClick={() => swap(index, 1)}>
                  <ArrowDown aria-hidden="true" className="size-5" />
                </Button>
                <Button variant="ghost" size="icon" aria-label={m.studio_hint_remove({ position })} onClick={() => write(pairs.toSpliced(index, 1))}>
                  <X aria-hidden="true" className="size-5" />
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
      {pairs.length < mostHints && (
        <Button size="small" className="justify-self-start" onClick={() => write([...pairs, { hint: '', inOther: '' }])}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_hint_add()}
        </Button>
      )}
    </FieldGroup>
  )
}
