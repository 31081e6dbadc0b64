import Play from 'lucide-react/icons/play'
import Waypoints from 'lucide-react/icons/waypoints'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Json, PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { SubmitRow } from '#app/features/puzzles/kit/player/submit-row.tsx'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { useCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { useKept } from '#app/features/puzzles/kit/player/use-kept.ts'
import { useVerdict } from '#app/features/puzzles/kit/player/use-verdict.ts'
import type { Verdict } from '#app/features/puzzles/kit/player/use-verdict.ts'
import { Button } from '#app/ui/button.tsx'
import { BoardTools } from './board-tools.tsx'
import { PatternBoard } from './pattern-board.tsx'
import { placeName } from '#app/features/puzzles/types/pattern_matcher/rules/place-look.ts'
import type { Answer, Presented } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'
import { usePattern } from './use-pattern.ts'
import { useShowing } from './use-showing.ts'
import { Asked, InPlace } from '#app/features/puzzles/kit/object/in-place.tsx'

type Props = PlayerViewProps<Presented, Answer>

export function PlayerView(props: Props) {
  return props.solved ? <Matched {...props} /> : <Drawing {...props} />
}

function Matched({ configuration, answer }: Props) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <Waypoints aria-hidden="true" className="size-14 text-success-ink" />
      <p className="font-display text-2xl">{m.pattern_matcher_solved()}</p>
      {answer && (
        <p className="max-w-prose text-muted">
          {m.pattern_matcher_answer({
            pattern: answer.pattern.map((place) => placeName(configuration, place)).join('; '),
          })}
        </p>
      )}
    </div>
  )
}

function readPlaces(places: unknown, { patternSize }: Presented): number[] | null {
  if (!Array.isArray(places)) return null
  return places.every((place) => Number.isInteger(place) && place >= 0 && place < patternSize)
    ? (places as number[])
    : null
}

const laidOut = (view: Json): Json | undefined =>
  typeof view === 'object' && view !== null && !Array.isArray(view) ? view['sequence'] : undefined

function Drawing({ configuration, view, attemptsLeft, pausedForMs, feedback, busy, onAnswer }: Props) {
  const leftMs = useCountdown(pausedForMs)
  const shown = readPlaces(laidOut(view), configuration) ?? []
  // a growing pattern is asked for only as far as it was shown
  const board = configuration.growing ? { ...configuration, sequenceLength: shown.length } : configuration
  const name = `pattern_matcher ${JSON.stringify(board)}`
  const [pattern, setPattern] = useKept(name, [], (kept) => readPlaces(kept, configuration))
  const replays = useReplays(name, configuration.replays)
  // What is done of a growing pattern makes way for its next length
  const isDone = feedback?.kind === 'partial' && pattern.length === board.sequenceLength
  const verdict = useVerdict(feedback, isDone ? [] : pattern)
  const [missing, setMissing] = useState('')
  const showing = useShowing(shown, configuration.speed)
  const waiting = busy || leftMs > 0
  const locked = waiting || showing.isShowing
  const play = usePattern({
    board,
    pattern,
    spent: verdict.kind !== null,
    onPattern: (next) => {
      setMissing('')
      setPattern(next)
    },
  })
  const submit = () => {
    if (locked) return
    const lacking = missingText(board, pattern)
    setMissing(lacking)
    if (lacking !== '') return
    replays.renew()
    onAnswer({ pattern: [...pattern] })
  }
  return (
    <div className="mx-auto grid w-full max-w-md justify-items-center gap-4">
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      <p className="max-w-prose text-center text-sm text-muted">{howText(configuration)}</p>
      {configuration.growing && (
        <p className="font-semibold tabular-nums">
          {m.pattern_matcher_grows({ count: shown.length, all: configuration.sequenceLength ?? shown.length })}
        </p>
      )}
      {configuration.shown && (
        <Asked>
          <Shown
            board={configuration}
            pattern={shown}
            isShowing={showing.isShowing}
            left={replays.left}
            onShow={() => {
              if (waiting) return
              replays.use()
              showing.show()
            }}
          />
        </Asked>
      )}
      <InPlace bare>
        <PatternBoard board={board} play={play} lit={showing.lit} locked={locked} />
      </InPlace>
      <BoardTools board={board} play={play} locked={locked} />
      <SubmitRow
        said={missing || saidOf(verdict)}
        submit={m.pattern_matcher_submit()}
        submitting={m.pattern_matcher_submitting()}
        busy={busy}
        waiting={locked}
        onSubmit={submit}
      />
    </div>
  )
}

function useReplays(name: string, most: number | undefined) {
  const [used, setUsed] = useKept(`${name} seen`, 0, (kept) => (typeof kept === 'number' ? kept : null))
  return {
    left: most === undefined ? null : Math.max(0, most - used),
    use: () => most !== undefined && setUsed(used + 1),
    renew: () => used > 0 && setUsed(0),
  }
}

function Shown({
  board,
  pattern,
  isShowing,
  left,
  onShow,
}: {
  board: Presented
  pattern: readonly number[]
  isShowing: boolean
  left: number | null
  onShow: () => void
}) {
  const cannot = isShowing || left === 0
  return (
    <>
      <Button aria-disabled={cannot || undefined} onClick={() => !cannot && onShow()}>
        <Play aria-hidden="true" className="size-5" />
        {isShowing
          ? m.pattern_matcher_showing()
          : left === null
            ? m.pattern_matcher_show()
            : m.pattern_matcher_show_left({ count: left })}
      </Button>
      <p role="status" className="sr-only">
        {isShowing ? pattern.map((place) => placeName(board, place)).join('; ') : ''}
      </p>
    </>
  )
}

function howText({ shown, orderMatters, patternType, repeatsAllowed, growing, replays }: Presented): string {
  if (shown) {
    const often =
      replays === undefined ? m.pattern_matcher_how_often() : m.pattern_matcher_how_limited({ count: replays })
    return `${growing ? m.pattern_matcher_how_growing() : m.pattern_matcher_how_shown()} ${often}`
  }
  if (!orderMatters) return m.pattern_matcher_how_any_order()
  const how = patternType === 'visual' ? m.pattern_matcher_how_joined() : m.pattern_matcher_how_pressed()
  return repeatsAllowed ? `${how} ${m.pattern_matcher_how_repeats()}` : how
}

function missingText({ sequenceLength }: Presented, pattern: readonly number[]): string {
  if (pattern.length === 0) return m.pattern_matcher_missing()
  return sequenceLength !== null && pattern.length < sequenceLength
    ? m.pattern_matcher_too_short({ count: sequenceLength - pattern.length })
    : ''
}

const saidOf = ({ kind, text }: Verdict): string =>
  kind === 'partial'
    ? m.pattern_matcher_grown()
    : text({ wrong: m.pattern_matcher_wrong, tried: m.pattern_matcher_tried })
