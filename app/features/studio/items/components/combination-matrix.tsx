import Check from 'lucide-react/icons/check'
import Gem from 'lucide-react/icons/gem'
import Plus from 'lucide-react/icons/plus'
import type { ItemView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { FilePicture } from '#app/ui/picture.tsx'
import { replyOf } from './item-rules.ts'

export function CombinationMatrix({
  items,
  onOpen,
}: {
  items: readonly ItemView[]
  onOpen: (item: ItemView, withId: string) => void
}) {
  const rows = items.filter((item, place) => place < items.length - 1 || item.stackable)
  const columns = items.filter((item, place) => place > 0 || item.stackable)
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface px-5 py-4">
      <h3 id="combination-matrix" className="text-heading">
        {m.studio_item_matrix()}
      </h3>
      <p className="mt-1 text-sm text-muted">{m.studio_item_matrix_text()}</p>
      <div className="mt-4 max-h-[70vh] overflow-auto" role="region" aria-labelledby="combination-matrix" tabIndex={0}>
        <table className="border-collapse text-sm">
          <thead>
            <tr className="*:sticky *:top-0 *:z-10 *:bg-surface">
              <td />
              {columns.map((item) => (
                <th key={item.id} scope="col" className="min-w-16 p-2 align-bottom font-semibold">
                  <ItemName item={item} className="max-w-24 justify-items-center text-center" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-t border-line">
                <th scope="row" className="sticky left-0 min-w-28 bg-surface p-2 text-left font-semibold sm:min-w-44">
                  <ItemName
                    item={row}
                    className="max-w-28 items-center sm:max-w-44 sm:grid-cols-[auto_minmax(0,1fr)]"
                  />
                </th>
                {columns.map((column) => (
                  <td key={column.id} className="p-1 text-center">
                    {isCell(items, row, column) && <Cell items={items} row={row} column={column} onOpen={onOpen} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const isCell = (items: readonly ItemView[], row: ItemView, column: ItemView): boolean =>
  row.id === column.id ? row.stackable : items.indexOf(row) < items.indexOf(column)

function ItemName({ item: { name, icon }, className }: { item: ItemView; className: string }) {
  return (
    <span className={classNames('grid gap-1.5', className)}>
      {icon ? (
        <FilePicture file={icon} className="size-8 object-contain" />
      ) : (
        <Gem aria-hidden="true" className="size-6 text-muted" />
      )}
      <span className="line-clamp-3 min-w-0">{name}</span>
    </span>
  )
}

type CellProps = {
  items: readonly ItemView[]
  row: ItemView
  column: ItemView
  onOpen: (item: ItemView, withId: string) => void
}

function Cell({ items, row, column, onOpen }: CellProps) {
  const reply = replyOf(row, column)
  const result = items.find(({ id }) => id === reply?.rule.result_item_id)
  const pair = { one: row.name, other: column.name }
  const label = result
    ? m.studio_item_pair_becomes({ ...pair, result: result.name })
    : reply
      ? m.studio_item_pair_answered(pair)
      : m.studio_item_pair_silent(pair)
  return (
    <button
      type="button"
      onClick={() => onOpen(reply?.owner ?? row, (reply?.owner ?? row) === row ? column.id : row.id)}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 place-items-center overflow-hidden rounded-small border',
        reply
          ? 'border-success bg-success-soft text-success-ink'
          : 'border-transparent text-muted hover:border-line-strong hover:bg-sunken',
      )}
    >
      {result?.icon ? (
        <FilePicture file={result.icon} className="size-9 object-contain" />
      ) : reply ? (
        <Check aria-hidden="true" className="size-5" />
      ) : (
        <Plus aria-hidden="true" className="size-5" />
      )}
    </button>
  )
}
