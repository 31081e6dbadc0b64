import Check from 'lucide-react/icons/check'
import ListTree from 'lucide-react/icons/list-tree'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { FoldSummary } from '#app/ui/fold-summary.tsx'

interface ThingListProps {
  title: string
  hint: string
  things: readonly { id: string; text: string }[]
  found: readonly string[]
  tried: readonly string[]
  locked: boolean
  onPick: (id: string) => void
  children?: ReactNode
}

export function ThingList({ title, hint, things, found, tried, locked, onPick, children }: ThingListProps) {
  if (things.length === 0) return null
  return (
    <details className="rounded-control border border-line bg-sunken/40">
      <FoldSummary className="px-4 py-2">
        <ListTree aria-hidden="true" className="size-5 shrink-0" />
        {title}
      </FoldSummary>
      <div className="grid gap-3 px-4 pb-4">
        {children}
        <p className="text-sm text-muted">{hint}</p>
        <ul className="grid gap-2">
          {things.map(({ id, text }) => {
            const [isFound, isTried] = [found.includes(id), tried.includes(id)]
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-disabled={locked || isFound || undefined}
                  onClick={() => !locked && !isFound && onPick(id)}
                  className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-line-strong bg-raised px-4 py-2 text-left hover:border-accent aria-disabled:cursor-default aria-disabled:border-line"
                >
                  <span className={isTried ? 'line-through decoration-line-strong' : undefined}>{text}</span>
                  {isFound && (
                    <span className="inline-flex items-center gap-1 text-sm font-semibold text-success-ink">
                      <Check aria-hidden="true" className="size-4.5" />
                      {m.puzzles_picture_found()}
                    </span>
                  )}
                  {isTried && !isFound && (
                    <span className="inline-flex items-center gap-1 text-sm text-muted">
                      <X aria-hidden="true" className="size-4.5" />
                      {m.puzzles_picture_tried()}
                    </span>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </details>
  )
}
