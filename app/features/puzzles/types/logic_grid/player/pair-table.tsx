import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { Mark, Marks, Shown } from '#app/features/puzzles/types/logic_grid/rules/marks.ts'
import { nextMark, shownIn } from '#app/features/puzzles/types/logic_grid/rules/marks.ts'
import type { Presented, Thing } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'
import { stepIn } from '#app/shared/arrow-keys.ts'

interface PairTableProps {
  title: string
  categories: Presented['categories']
  rows: number
  columns: number
  marks: Marks
  autoCross: boolean
  withoutRows?: boolean
  withoutColumns?: boolean
  onMark: (one: Thing, other: Thing, mark: Mark | null) => void
}

const written: Record<string, Mark | null> = {
  x: 'cross',
  X: 'cross',
  o: 'tick',
  O: 'tick',
  v: 'tick',
  V: 'tick',
  Backspace: null,
  Delete: null,
}

export function PairTable({
  title,
  categories,
  rows,
  columns,
  marks,
  autoCross,
  withoutRows = false,
  withoutColumns = false,
  onMark,
}: PairTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const [[row, column], setFocus] = useState<readonly [number, number]>([0, 0])
  const [down, across] = [categories[rows]!, categories[columns]!]
  const items = down.items.length
  useEffect(() => {
    if (table.current?.contains(document.activeElement))
      table.current.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus()
  }, [row, column])
  const things = (at: number, other: number): [Thing, Thing] => [
    { category: rows, item: at },
    { category: columns, item: other },
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepIn([row, column], event.key, [items, items])
    if (to) setFocus(to)
    else if (Object.hasOwn(written, event.key) && !event.ctrlKey && !event.metaKey)
      onMark(...things(row, column), written[event.key]!)
    else return
    event.preventDefault()
  }
  return (
    <table
      ref={table}
      role="grid"
      aria-label={title}
      onKeyDown={onKeyDown}
      className="relative border-collapse rounded-control bg-paper text-on-paper shadow-card"
    >
      <thead>
        <tr>
          <td className={withoutRows ? 'p-0' : 'w-22 min-w-22'} />
          {across.items.map((name, other) => (
            <th
              key={other}
              scope="col"
              className={
                withoutColumns
                  ? 'p-0'
                  : 'h-24 max-w-11 min-w-11 border border-on-paper/25 p-1 text-center align-bottom text-sm font-semibold'
              }
            >
              <span
                className={
                  withoutColumns
                    ? 'sr-only'
                    : 'inline-block max-h-22 rotate-180 overflow-hidden text-left leading-tight [writing-mode:vertical-rl]'
                }
              >
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {down.items.map((name, at) => (
          <tr key={at}>
            <th
              scope="row"
              className={
                withoutRows
                  ? 'p-0'
                  : 'w-22 max-w-22 min-w-22 border border-on-paper/25 px-2 text-left text-sm leading-tight font-semibold'
              }
            >
              <span className={withoutRows ? 'sr-only' : undefined}>{name}</span>
            </th>
            {across.items.map((otherName, other) => {
              const shown = shownIn(marks, ...things(at, other), items, autoCross)
              const isCurrent = at === row && other === column
              return (
                <td key={other} className="border border-on-paper/25 p-0">
                  <button
                    type="button"
                    data-cell={`${at}-${other}`}
                    tabIndex={isCurrent ? 0 : -1}
                    aria-label={m.logic_grid_cell({ one: name, other: otherName, mark: markText(shown) })}
                    onFocus={() => setFocus([at, other])}
                    onClick={() => onMark(...things(at, other), nextMark(shown))}
                    className="grid size-11 place-items-center hover:bg-on-paper/8 focus-visible:-outline-offset-2"
                  >
                    <MarkSign shown={shown} />
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const texts: Record<Shown, () => string> = {
  cross: m.logic_grid_mark_cross,
  tick: m.logic_grid_mark_tick,
  follows: m.logic_grid_mark_follows,
  open: m.logic_grid_mark_open,
}
const markText = (shown: Shown) => texts[shown]()

function MarkSign({ shown }: { shown: Shown }) {
  if (shown === 'open') return null
  if (shown === 'tick') return <Check aria-hidden="true" strokeWidth={3} className="size-6 text-[hsl(156_70%_24%)]" />
  return (
    <X
      aria-hidden="true"
      strokeWidth={2.5}
      className={classNames('size-5', shown === 'follows' ? 'text-on-paper/40' : 'text-[hsl(352_74%_40%)]')}
    />
  )
}
