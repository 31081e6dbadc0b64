import type { ReactNode } from 'react'
import { OfferNote } from '#app/features/generation/components/generate-button.tsx'
import type { PictureFunction } from '#app/features/generation/functions.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { cardNote } from './card-generation.tsx'
import { CreateCard } from './create-card.tsx'
import { EmptyRows } from './empty-rows.tsx'
import type { Empty } from './empty-rows.tsx'

type CastGridProps<Row> = {
  rows: readonly Row[]
  card: (row: Row) => ReactNode
  empty: Empty
  create: string
  onCreate: () => void
  /** The dialog that creates a row: the create card is marked while that dialog has unfinished input. */
  dialog: KindName
  className: string
  /** The function that makes the pictures of its cards. */
  generates: PictureFunction
}

export function CastGrid<Row extends { id: string }>({
  rows,
  card,
  empty,
  create,
  onCreate,
  dialog,
  className,
  generates,
}: CastGridProps<Row>) {
  if (rows.length === 0) return <EmptyRows kind={dialog} empty={empty} onCreate={onCreate} />
  return (
    <>
      <OfferNote id={cardNote} name={generates} className="-mt-3" />
      <ul className={className}>
        {rows.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
        <li>
          <CreateCard dialog={dialog} onClick={onCreate}>
            {create}
          </CreateCard>
        </li>
      </ul>
    </>
  )
}
