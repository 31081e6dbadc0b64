import Play from 'lucide-react/icons/play'
import Waypoints from 'lucide-react/icons/waypoints'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Json, PlayerViewProps } from '#app/features/puzzles/contract.ts'
import { AttemptsStatus } from '#app/features/puzzles/kit/attempts-status.tsx'
import { useCountdown } from '#app/features/puzzles/kit/use-countdown.ts'
import { sheetIn, useKept } from '#app/features/puzzles/kit/use-kept.ts'
import { Button } from '#app/ui/button.tsx'
import { BoardTools } from './board-tools.tsx'
import { PatternBoard } from './pattern-board.tsx'
import { placeName } from './place-look.ts'
import type { Answer, Presented } from './schema.ts'
import { usePattern } from './use-pattern.ts'
import { useShowing } from './use-showing.ts'

type Props = PlayerViewProps<Presented, Answer>

/** A board on which a pattern is drawn: from what was found out elsewhere, or after one that is shown. */
export function PlayerView(props: Props) {
  return props.solved ? <Matched {...props} /> : <Drawing {...props} />
}

function Matched({ configuration, answer }: Props) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <Waypoints aria-hidden="true" className="size-14 text-success-ink" />
      <p className="font-display text-2xl">{m.pattern_matcher_solved()}</p>
      {answer && <p className="max-w-prose text-muted">{m.pattern_matcher_answer({ pattern: answer.pattern.map((place) => placeName(configuration, place)).join('; ') })}</p>}
    </div>
  )
}

/** The places of a board among what was laid out or kept; null when it is anything else. */
function readPlaces(places: unknown, { patternSize }: Presented): number[] | null {
  if (!Array.isArray(places)) return null
  return places.every((place) => Number.isInteger(place) && place >= 0 && place < patternSize) ? (places as number[]) : null
}

const laidOut = (view: Json): Json | undefined => (typeof view === 'object' && view !== null && !Array.isArray(view) ? view['sequence'] : undefined)

function Drawing({ configuration, view, attemptsLeft, pausedForMs, feedback, busy, onAnswer }: Props) {
  const leftMs = useCountdown(pausedForMs)
  const shown = readPlaces(laidOut(view), configuration) ?? []
  const sheet = sheetIn(view)
  const [pattern, setPattern] = useKept(sheet === null ? null : `pattern_matcher ${sheet} ${JSON.stringify(configuration)}`, [], (kept) => readPlaces(kept, configuration))
  const [sent, setSent] = useState<readonly number[] | null>(null)
  const [missing, setMissing] = useState('')
  const showing = useShowing(shown, configuration.speed)
  const waiting = busy || leftMs > 0
  const locked = waiting || showing.isShowing
  const play = usePattern({
    board: configuration,
    pattern,
    spent: sent === pattern && feedback !== null,
    onPattern: (next) => {
      setMissing('')
      setPattern(next)
    },
  })
  const submit = () => {
    if (locked) return
    const lacking = missingText(configuration, pattern)
    setMissing(lacking)
    if (lacking !== '') return
    setSent(pattern)
    onAnswer({ pattern: [...pattern] })
  }
  return (
    <div className="mx-auto grid w-full max-w-md justify-items-center gap-4">
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      <p className="max-w-prose text-center text-sm text-muted">{howText(configuration)}</p>
      {configuration.shown && <Shown board={configuration} pattern={shown} isShowing={showing.isShowing} onShow={() => !waiting && showing.show()} />}
      <PatternBoard board={configuration} play={play} lit={showing.lit} locked={locked} />
      <BoardTools board={configuration} play={play} locked={locked} />
      <p role="status" className="min-h-7 text-center font-medium text-danger-ink">
        {missing || (sent === null || sent === pattern ? feedbackText(feedback) : '')}
      </p>
      {/* not `disabled`, which would take the focus away from who works by keyboard */}
      <Button variant="primary" size="large" loading={busy} aria-disabled={locked || undefined} onClick={submit}>
        {busy ? m.pattern_matcher_submitting() : m.pattern_matcher_submit()}
      </Button>
    </div>
  )
}

/** Shows the pattern to whoever sees it, and says it to whoever does not; both have to remember it. */
function Shown({ board, pattern, isShowing, onShow }: { board: Presented; pattern: readonly number[]; isShowing: boolean; onShow: () => void }) {
  return (
    <>
      <Button aria-disabled={isShowing || undefined} onClick={() => !isShowing && onShow()}>
        <Play aria-hidden="true" className="size-5" />
        {isShowing ? m.pattern_matcher_showing() : m.pattern_matcher_show()}
      </Button>
      <p role="status" className="sr-only">
        {isShowing ? pattern.map((place) => placeName(board, place)).join('; ') : ''}
      </p>
    </>
  )
}

function howText({ shown, orderMatters, patternType, repeatsAllowed }: Presented): string {
  if (shown) return m.pattern_matcher_how_shown()
  if (!orderMatters) return m.pattern_matcher_how_any_order()
  const how = patternType === 'visual' ? m.pattern_matcher_how_joined() : m.pattern_matcher_how_pressed()
  return repeatsAllowed ? `${how} ${m.pattern_matcher_how_repeats()}` : how
}

function missingText({ sequenceLength }: Presented, pattern: readonly number[]): string {
  if (pattern.length === 0) return m.pattern_matcher_missing()
  return sequenceLength !== null && pattern.length < sequenceLength ? m.pattern_matcher_too_short({ count: sequenceLength - pattern.length }) : ''
}

function feedbackText(feedback: Props['feedback']): string {
  if (feedback === null) return ''
  return feedback.reply ?? (feedback.kind === 'tried' ? m.pattern_matcher_tried() : m.pattern_matcher_wrong())
}
