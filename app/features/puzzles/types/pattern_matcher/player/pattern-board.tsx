import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { columnsOf, rowsOf } from '#app/features/puzzles/types/pattern_matcher/rules/pattern.ts'
import { PlaceFace } from './place-face.tsx'
import { placeName } from '#app/features/puzzles/types/pattern_matcher/rules/place-look.ts'
import type { Presented } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'
import { useIsOnObject } from '#app/features/puzzles/kit/object/in-place.tsx'
import { arrowStep } from '#app/shared/arrow-keys.ts'
import type { PatternPlay } from './use-pattern.ts'
import { useStroke } from './use-stroke.ts'

interface PatternBoardProps {
  board: Presented
  play: PatternPlay
  lit?: number | null
  locked?: boolean
}

export function PatternBoard({ board, play, lit = null, locked = false }: PatternBoardProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState(0)
  const { patternSize, patternType, orderMatters } = board
  const columns = columnsOf(patternSize)
  const isOnObject = useIsOnObject()
  // Anything else needs a ground to be told from a picture
  const fills = isOnObject && board.material !== undefined
  const isDrawn = patternType === 'visual' && orderMatters
  const stroke = useStroke(isDrawn && !locked, play.stroke)
  const current = Math.min(focus, patternSize - 1)
  useEffect(() => {
    if (grid.current?.contains(document.activeElement))
      grid.current.querySelector<HTMLElement>(`[data-place="${current}"]`)?.focus()
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbourOf(patternSize, current, event.key)
    if (next === null && event.key !== 'Backspace') return
    event.preventDefault()
    if (next !== null) setFocus(next)
    else if (!locked && play.pattern.length > 0) play.undo()
  }
  const place = (index: number) => (
    <div key={index} role="gridcell" className={classNames('relative', !fills && 'aspect-square')}>
      <button
        type="button"
        data-place={index}
        tabIndex={index === current ? 0 : -1}
        aria-label={stepsText(board, play.pattern, index)}
        aria-pressed={play.pattern.includes(index)}
        aria-disabled={locked || undefined}
        onFocus={() => setFocus(index)}
        onClick={(event) => !locked && (event.detail === 0 || !stroke.wasStroke()) && play.press(index)}
        className={classNames(
          'absolute inset-0 rounded-control focus-visible:z-10',
          locked ? 'cursor-default' : 'cursor-pointer',
        )}
      >
        <PlaceFace board={board} place={index} steps={stepsAt(play.pattern, index)} lit={lit === index} />
      </button>
    </div>
  )
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={m.pattern_matcher_board({ columns, rows: rowsOf(patternSize) })}
      aria-disabled={locked || undefined}
      onKeyDown={onKeyDown}
      {...stroke.handlers}
      style={{ '--columns': columns, '--rows': rowsOf(patternSize) } as CSSProperties}
      className={classNames(
        'relative grid grid-cols-[repeat(var(--columns),minmax(0,1fr))]',
        fills
          ? 'h-(--tall) w-full grid-rows-[repeat(var(--rows),minmax(0,1fr))]'
          : 'w-[min(100%,22rem,calc(var(--tall,52dvh)*var(--columns)/var(--rows)))] gap-1 rounded-card border-2 border-brass-strong/70 bg-sunken p-1.5 shadow-card',
        isDrawn && 'touch-none gap-0',
      )}
    >
      {isDrawn && <Line board={board} pattern={play.pattern} fills={fills} />}
      {Array.from({ length: rowsOf(patternSize) }, (_, row) => (
        <div key={row} role="row" className="contents">
          {Array.from({ length: Math.min(columns, patternSize - row * columns) }, (_place, column) =>
            place(row * columns + column),
          )}
        </div>
      ))}
    </div>
  )
}

const stepsAt = (pattern: readonly number[], place: number): number[] =>
  pattern.flatMap((each, step) => (each === place ? [step + 1] : []))

function stepsText(board: Presented, pattern: readonly number[], place: number): string {
  const steps = stepsAt(pattern, place)
  const name = placeName(board, place)
  return steps.length > 0 && board.orderMatters
    ? m.pattern_matcher_place_steps({ name, steps: steps.join(', ') })
    : name
}

function neighbourOf(size: number, place: number, key: string): number | null {
  const step = arrowStep(key)
  if (!step) return null
  const columns = columnsOf(size)
  const row = Math.floor(place / columns) + step.y
  const column = (place % columns) + step.x
  const next = row * columns + column
  return row < 0 || column < 0 || column >= columns || next >= size ? place : next
}

interface LineProps {
  board: Presented
  pattern: readonly number[]
  fills: boolean
}

function Line({ board: { patternSize }, pattern, fills }: LineProps) {
  const columns = columnsOf(patternSize)
  const points = pattern.map((place) => `${(place % columns) + 0.5},${Math.floor(place / columns) + 0.5}`).join(' ')
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns} ${rowsOf(patternSize)}`}
      preserveAspectRatio={fills ? 'none' : undefined}
      className={classNames(
        'pointer-events-none absolute',
        fills ? 'inset-0 size-full' : 'inset-1.5 size-[calc(100%-0.75rem)]',
      )}
    >
      <polyline
        points={points}
        fill="none"
        strokeWidth={0.09}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-brass-strong"
      />
    </svg>
  )
}
