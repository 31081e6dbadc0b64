import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { OfferNote } from '#app/features/generation/components/generate-button.tsx'
import type { PictureFunction } from '#app/features/generation/functions.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { cardNote } from './card-generation.tsx'
import { CreateCard } from './create-card.tsx'
import { UnfinishedMark } from './row-marks.tsx'

type CastGridProps<Row> = {
  rows: readonly Row[]
  card: (row: Row) => ReactNode
  empty: { title: string; text: string; create: string }
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
  if (rows.length === 0) {
    return (
      <EmptyState
        title={empty.title}
        headingLevel={3}
        action={
          <div className="flex flex-wrap items-center justify-center gap-3">
            <Button variant="accent" onClick={onCreate}>
              <Plus aria-hidden="true" className="size-5" />
              {empty.create}
            </Button>
            <UnfinishedMark find={(drafts) => drafts.hasNew(dialog)} />
          </div>
        }
      >
        <p>{empty.text}</p>
      </EmptyState>
    )
  }
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
