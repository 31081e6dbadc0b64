import Lightbulb from 'lucide-react/icons/lightbulb'
import { useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Button } from '#app/ui/button.tsx'

const nextTexts = {
  nudge: m.play_next_nudge,
  method: m.play_next_method,
  near_solution: m.play_next_near_solution,
  worked_out: m.play_next_worked_out,
}
const markTexts = { ring: m.play_next_ring, quarter: m.play_next_quarter }

type HintsProps = { puzzle: PuzzleProjection; busy: boolean; onTake: () => void; onReveal: () => void }

/** Each hint shows its cost before it is taken. Skipping the puzzle costs all points, so it asks for confirmation. */
export function HintsPanel({ puzzle, busy, onTake, onReveal }: HintsProps) {
  const { hints, canReveal } = puzzle
  const skipping = canReveal ? null : skipText(puzzle.skip)
  if (puzzle.solved || (hints.given.length === 0 && hints.left === 0 && !canReveal && skipping === null)) return null
  return (
    <section aria-label={m.play_hints()} className="grid gap-3 border-t border-line pt-4 focus-visible:outline-none">
      <h3 className="text-subheading">{m.play_hints()}</h3>
      <div role="status" className="grid gap-2 empty:sr-only">
        {hints.offered && <Nudge isFirst={hints.given.length === 0} />}
      </div>
      <GivenHints given={hints.given} />
      {hints.left > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {/* Not `disabled` while it is pending, which would lose the focus */}
          <Button loading={busy} aria-disabled={busy || undefined} onClick={() => !busy && onTake()}>
            <Lightbulb aria-hidden="true" className="size-5" />
            {hints.nextCost === 0 ? m.play_take_hint_free() : m.play_take_hint({ count: hints.nextCost ?? 0 })}
          </Button>
          <p className="text-sm text-muted">
            {hints.nextLevel && `${(hints.nextShows ? markTexts[hints.nextShows] : nextTexts[hints.nextLevel])()} `}
            {m.play_hints_left({ count: hints.left })}
          </p>
        </div>
      )}
      {canReveal && <Reveal hidesAnswer={puzzle.hidesAnswer ?? false} busy={busy} onReveal={onReveal} />}
      {skipping !== null && <p className="text-sm text-muted">{skipping}</p>}
    </section>
  )
}

function skipText({ policy, afterWrong, expectedMinutes }: PuzzleProjection['skip']): string | null {
  if (policy === 'never') return m.play_skip_never()
  return policy === 'after_tries'
    ? m.play_skip_after({ count: afterWrong, minutes: m.play_skip_minutes({ count: expectedMinutes }) })
    : null
}

function Nudge({ isFirst }: { isFirst: boolean }) {
  return (
    <p className="flex animate-appear items-start gap-3 rounded-control border border-brass/60 px-4 py-2.5">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-ink" />
      {isFirst ? m.play_hints_offered() : m.player_hints_offered_again()}
    </p>
  )
}

function GivenHints({ given }: { given: readonly (string | null)[] }) {
  const lang = useContentLanguage()
  return (
    // Not atomic: only the new hint is read out
    <div role="status" aria-atomic={false}>
      {given.length > 0 && (
        <ol className="grid gap-2">
          {given.map((text, place) => (
            <li key={place} className="flex animate-appear gap-3 rounded-control bg-brass-soft px-4 py-3">
              <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-ink" />
              <p className="min-w-0 whitespace-pre-line">
                <span className="sr-only">{m.play_hint_number({ number: place + 1 })}</span>{' '}
                {text === null ? m.roles_hint_for_other() : <span lang={lang}>{text}</span>}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type RevealProps = { hidesAnswer: boolean; busy: boolean; onReveal: () => void }

function Reveal({ hidesAnswer, busy, onReveal }: RevealProps) {
  const [asking, setAsking] = useState(false)
  const [returned, setReturned] = useState(false)
  const question = useId()
  if (!asking) {
    return (
      <Button autoFocus={returned} variant="ghost" className="justify-self-start" onClick={() => setAsking(true)}>
        {m.play_reveal()}
      </Button>
    )
  }
  return (
    <div
      role="group"
      aria-labelledby={question}
      className="grid animate-appear gap-3 rounded-control border border-line-strong p-4"
    >
      <p id={question}>{hidesAnswer ? m.play_skip_question() : m.play_reveal_question()}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" loading={busy} aria-disabled={busy || undefined} onClick={() => !busy && onReveal()}>
          {hidesAnswer ? m.play_reveal() : m.play_reveal_confirm()}
        </Button>
        <Button
          autoFocus
          variant="ghost"
          onClick={() => {
            setAsking(false)
            setReturned(true)
          }}
        >
          {m.play_reveal_cancel()}
        </Button>
      </div>
    </div>
  )
}
