import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { arrangeRows } from '#app/features/studio/draft/make-command.ts'
import type { KindName } from '#app/features/studio/draft/row-kind.ts'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { MoveButton } from './move-button.tsx'
import { useDragOrder } from './use-drag-order.ts'

type Named = { id: string; name: string }

type OrderedGridProps<Row extends Named> = {
  kind: KindName
  rows: readonly Row[]
  /** `move`: the buttons that reorder by keyboard. */
  card: (row: Row, move: ReactNode) => ReactNode
  /** What creates a row, as the last card. */
  create: ReactNode
}

/** Cards in an order of their author's, which a pointer drags and buttons change. */
export function OrderedGrid<Row extends Named>({ kind, rows, card, create }: OrderedGridProps<Row>) {
  const { run, busy } = useCommand()
  const [said, setSaid] = useState('')
  const ids = rows.map(({ id }) => id)
  const order = async (next: string[], moved: string) => {
    const row = rows.find(({ id }) => id === moved)
    if (busy || !row || !(await run(arrangeRows(kind, next), m.common_error()))) return
    setSaid(m.studio_scenes_moved({ name: row.name, position: next.indexOf(moved) + 1, count: next.length }))
  }
  const drag = useDragOrder(ids, (next, moved) => void order(next, moved))
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul {...drag.listProps} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {rows.map((row, index) => (
          <li
            key={row.id}
            data-row={row.id}
            draggable={rows.length > 1}
            className={classNames(
              'rounded-card transition-opacity',
              row.id === drag.dragged && 'opacity-45',
              row.id === drag.over && 'outline-3 outline-offset-4 outline-brass',
            )}
          >
            {card(
              row,
              rows.length > 1 && (
                <span className="ml-auto flex max-sm:[&_.lucide-arrow-left]:rotate-90 max-sm:[&_.lucide-arrow-right]:rotate-90">
                  <MoveButton
                    to="left"
                    label={m.studio_scenes_earlier({ name: row.name })}
                    off={index === 0}
                    onClick={() => void order(movedTo(ids, index, index - 1), row.id)}
                  />
                  <MoveButton
                    to="right"
                    label={m.studio_scenes_later({ name: row.name })}
                    off={index === rows.length - 1}
                    onClick={() => void order(movedTo(ids, index, index + 1), row.id)}
                  />
                </span>
              ),
            )}
          </li>
        ))}
        <li>{create}</li>
      </ul>
    </>
  )
}
