import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { Mark, Marks } from '#app/features/puzzles/types/logic_grid/rules/marks.ts'
import { PairTable } from './pair-table.tsx'
import type { Presented, Thing } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

interface PairTablesProps {
  configuration: Presented
  marks: Marks
  onMark: (one: Thing, other: Thing, mark: Mark | null) => void
}

type Pair = readonly [rows: number, columns: number]

const rowsOf = (count: number): number[] => [
  0,
  ...Array.from({ length: Math.max(0, count - 2) }, (_, at) => count - 1 - at),
]

export const pairsOf = (count: number): Pair[] =>
  rowsOf(count).flatMap((row) =>
    Array.from({ length: count }, (_, column): Pair => [row, column]).filter(
      ([, column]) => column > 0 && (row === 0 || column < row),
    ),
  )

export const staircaseRem = (categories: Presented['categories']): number =>
  7.5 + (categories.length - 1) * ((categories[0]?.items.length ?? 0) * 2.75 + 0.25)

const wideRem = 34

/** Measured, not a container query: in nested grids each of those repeats the whole layout. */
function useFits(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const measure = new ResizeObserver(([entry]) => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize)
      setFits(entry!.contentRect.width >= rem * letter)
    })
    measure.observe(element.current)
    return () => measure.disconnect()
  }, [element, rem])
  return fits
}

/** The whole grid if there is room, separate tables if there is less, and one at a time on a phone. */
export function PairTables({ configuration, marks, onMark }: PairTablesProps) {
  const { categories, autoCross } = configuration
  const room = useRef<HTMLDivElement>(null)
  const isStaircase = useFits(room, staircaseRem(categories)) && categories.length > 2
  const isWide = useFits(room, wideRem)
  const [chosen, setChosen] = useState(0)
  const pairs = pairsOf(categories.length)
  const titleOf = ([rows, columns]: Pair) =>
    m.logic_grid_pair({ rows: categories[rows]!.name, columns: categories[columns]!.name })
  return (
    <div ref={room} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-center text-sm text-muted">{m.logic_grid_how()}</p>
      {pairs.length > 1 && !isStaircase && !isWide && (
        <PairChoice titles={pairs.map(titleOf)} chosen={chosen} onChoose={setChosen} />
      )}
      <div
        className={
          isStaircase ? 'grid w-fit gap-1 justify-self-center' : 'flex flex-wrap items-start justify-center gap-4'
        }
      >
        {pairs.map((pair, index) => {
          const [rows, columns] = pair
          const table = { title: titleOf(pair), categories, rows, columns, marks, autoCross, onMark }
          if (isStaircase)
            return <Step key={pair.join('-')} table={table} row={rowsOf(categories.length).indexOf(rows)} />
          return (
            <div
              key={pair.join('-')}
              className={classNames('min-w-0 max-w-full', index !== chosen && !isWide && 'hidden')}
            >
              <p aria-hidden="true" className="pb-1 text-center text-sm font-semibold">
                {titleOf(pair)}
              </p>
              <PairTable {...table} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Step({ table, row }: { table: Parameters<typeof PairTable>[0]; row: number }) {
  const { categories, rows, columns } = table
  const [isTop, isLeft] = [row === 0, columns === 1]
  return (
    <div style={{ gridColumn: columns, gridRow: row + 1 }} className="grid grid-cols-[auto_auto] justify-end gap-x-1">
      {isTop && (
        <p
          aria-hidden="true"
          className="col-start-2 truncate pb-1 text-center text-sm font-semibold"
          style={isLeft ? { paddingLeft: '5.5rem' } : undefined}
        >
          {categories[columns]!.name}
        </p>
      )}
      {isLeft && (
        <p
          aria-hidden="true"
          style={{ height: `${2.75 * categories[rows]!.items.length}rem` }}
          className={classNames(
            'col-start-1 rotate-180 self-end truncate text-center text-sm leading-6 font-semibold [writing-mode:vertical-rl]',
            isTop && 'row-start-2',
          )}
        >
          {categories[rows]!.name}
        </p>
      )}
      <div className={classNames('col-start-2', isTop && 'row-start-2')}>
        <PairTable {...table} withoutRows={!isLeft} withoutColumns={!isTop} />
      </div>
    </div>
  )
}

function PairChoice({
  titles,
  chosen,
  onChoose,
}: {
  titles: readonly string[]
  chosen: number
  onChoose: (index: number) => void
}) {
  return (
    <div role="group" aria-label={m.logic_grid_pairs()} className="flex flex-wrap justify-center gap-2">
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
          className="min-h-11 rounded-control border border-line-strong px-3 text-sm font-semibold aria-pressed:border-brass-strong aria-pressed:bg-brass-soft aria-pressed:text-brass-ink"
        >
          {title}
        </button>
      ))}
    </div>
  )
}
