import Lightbulb from 'lucide-react/icons/lightbulb'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import { Button } from '#app/ui/button.tsx'
import { useContentLanguage } from './content-language.ts'

type HintsProps = { puzzle: PuzzleProjection; busy: boolean; onTake: () => void; onReveal: () => void }

/**
 * Help with a puzzle, never without being asked for: each hint says first what it costs. When there is none left, the answer can be
 * seen, after a second question, because it takes all the points.
 */
export function HintsPanel({ puzzle, busy, onTake, onReveal }: HintsProps) {
  const { hints, canReveal } = puzzle
  const lang = useContentLanguage()
  const [asking, setAsking] = useState(false)
  if (puzzle.solved || (hints.given.length === 0 && hints.left === 0 && !canReveal)) return null
  return (
    <section aria-label={m.play_hints()} className="grid gap-3 border-t border-line pt-4">
      {hints.offered && hints.given.length === 0 && <p className="text-brass-ink">{m.play_hints_offered()}</p>}
      <div role="status">
        <ol className="grid gap-2">
          {hints.given.map((text, place) => (
            <li key={place} className="flex animate-appear gap-3 rounded-control bg-brass-soft px-4 py-3">
              <Lightbulb aria-hidden="true" className="mt-0.5 size-5 text-brass-ink" />
              <p className="min-w-0 wrap-anywhere whitespace-pre-line">
                <span className="sr-only">{m.play_hint_number({ number: place + 1 })}</span>
                <span lang={lang}>{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {hints.left > 0 && (
          <Button loading={busy} onClick={onTake}>
            <Lightbulb aria-hidden="true" className="size-5" />
            {hints.nextCost === 0 ? m.play_take_hint_free() : m.play_take_hint({ count: hints.nextCost ?? 0 })}
          </Button>
        )}
        {hints.left > 0 && <p className="text-sm text-muted">{m.play_hints_left({ count: hints.left })}</p>}
        {canReveal && !asking && (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {m.play_reveal()}
          </Button>
        )}
      </div>
      {canReveal && asking && (
        <div className="grid animate-appear gap-3 rounded-control border border-line-strong p-4">
          <p>{m.play_reveal_question()}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="accent" loading={busy} onClick={onReveal}>
              {m.play_reveal_confirm()}
            </Button>
            <Button autoFocus variant="ghost" onClick={() => setAsking(false)}>
              {m.play_reveal_cancel()}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
