import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { arrangeRows } from '#app/features/studio/draft/make-command.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { CreateCard } from './create-card.tsx'
import { EmptyRows } from './empty-rows.tsx'
import type { Empty } from './empty-rows.tsx'
import { MoveButton } from './move-button.tsx'
import { useDragOrder } from './use-drag-order.ts'

type OrderedRowsProps<Row> = {
  kind: KindName
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** @param move the buttons that move the row, placed by its card */
  card: (row: Row, move: ReactNode) => ReactNode
  empty: Empty
  create: string
  onCreate: () => void
  /** Cards side by side, or one below another. */
  flow?: 'across' | 'down'
  className: string
}

/** Rows that their author puts in order, by dragging or with buttons. */
export function OrderedRows<Row extends { id: string }>(props: OrderedRowsProps<Row>) {
  const { kind, rows, empty, create, onCreate } = props
  if (rows.length > 0)
    return (
      <RowList {...props}>
        <CreateCard dialog={kind} onClick={onCreate}>
          {create}
        </CreateCard>
      </RowList>
    )
  return <EmptyRows kind={kind} empty={empty} onCreate={onCreate} />
}

function RowList<Row extends { id: string }>({
  kind,
  rows,
  nameOf,
  card,
  flow = 'across',
  className,
  children,
}: OrderedRowsProps<Row> & { children: ReactNode }) {
  const { run, busy } = useCommand()
  const [said, setSaid] = useState('')
  const ids = rows.map(({ id }) => id)
  const order = async (to: string[], moved: string) => {
    const row = rows.find(({ id }) => id === moved)
    if (busy || !row || !(await run(arrangeRows(kind, to), m.common_error()))) return
    setSaid(m.studio_scenes_moved({ name: nameOf(row), position: to.indexOf(moved) + 1, count: to.length }))
  }
  const drag = useDragOrder(ids, (to, moved) => void order(to, moved))
  const [before, after] = flow === 'across' ? (['left', 'right'] as const) : (['up', 'down'] as const)
  const move = (row: Row, at: number) =>
    rows.length > 1 && (
      <div className="ml-auto flex">
        <MoveButton
          to={before}
          label={m.studio_scenes_earlier({ name: nameOf(row) })}
          off={at === 0}
          onClick={() => void order(movedTo(ids, at, at - 1), row.id)}
        />
        <MoveButton
          to={after}
          label={m.studio_scenes_later({ name: nameOf(row) })}
          off={at === rows.length - 1}
          onClick={() => void order(movedTo(ids, at, at + 1), row.id)}
        />
      </div>
    )
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul {...drag.listProps} className={className}>
        {rows.map((row, at) => (
          <li
            key={row.id}
            data-row={row.id}
            draggable={rows.length > 1}
            className={classNames(
              'min-w-0 rounded-card transition-opacity',
              row.id === drag.dragged && 'opacity-45',
              row.id === drag.over && 'outline-3 outline-offset-4 outline-brass',
            )}
          >
            {card(row, move(row, at))}
          </li>
        ))}
        <li>{children}</li>
      </ul>
    </>
  )
}
