import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type DataColumn = { name: string; isNumber?: boolean }

/** Scrolls sideways on its own when wider than the page, by keyboard too. On a phone its rows are cards. A row has a
 * `HeadCell`, then one cell for each of up to eleven further columns. */
export function DataTable({
  label,
  columns,
  className,
  children,
}: {
  label: string
  columns: readonly DataColumn[]
  /** The table's minimum width. */
  className: string
  children: ReactNode
}) {
  return (
    <div
      className="overflow-x-auto rounded-card border border-line bg-surface"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className={classNames('data-table w-full text-left', className)} style={namesOf(columns)}>
        <thead className="border-b border-line bg-sunken text-sm max-sm:sr-only">
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={classNames('px-3 py-3 align-bottom font-semibold', isNumber && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="*:border-b *:border-line *:last:border-0">{children}</tbody>
      </table>
    </div>
  )
}

/** Classes of a row that takes less of a phone: its heading, then values in two columns. */
export const shortRow = {
  row: 'max-sm:grid! max-sm:grid-flow-row-dense max-sm:grid-cols-2 max-sm:gap-x-6',
  head: 'max-sm:col-span-2 max-sm:flex! max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-2',
} as const

/** For `data-table.css`, which shows them beside the values. */
const namesOf = (columns: readonly DataColumn[]): CSSProperties =>
  Object.fromEntries(columns.map(({ name }, at) => [`--column-${at + 1}`, JSON.stringify(name)]))

export const Cell = ({ className, ...props }: ComponentProps<'td'>) => (
  <td {...props} className={classNames('px-3 py-3', className)} />
)

export const NumberCell = ({ className, ...props }: ComponentProps<'td'>) => (
  <td {...props} className={classNames('min-w-0 px-3 py-3 text-right whitespace-nowrap tabular-nums', className)} />
)

export const HeadCell = ({ className, ...props }: ComponentProps<'th'>) => (
  <th {...props} scope="row" className={classNames('px-3 py-3 font-normal', className)} />
)
