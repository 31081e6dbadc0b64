import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CreateCard } from './create-card.tsx'

type CastGridProps<Row> = {
  rows: readonly Row[]
  card: (row: Row) => ReactNode
  empty: { title: string; text: string; create: string }
  create: string
  onCreate: () => void
  className: string
}

export function CastGrid<Row extends { id: string }>({
  rows,
  card,
  empty,
  create,
  onCreate,
  className,
}: CastGridProps<Row>) {
  if (rows.length === 0) {
    return (
      <EmptyState
        title={empty.title}
        headingLevel={3}
        action={
          <Button variant="accent" onClick={onCreate}>
            <Plus aria-hidden="true" className="size-5" />
            {empty.create}
          </Button>
        }
      >
        <p>{empty.text}</p>
      </EmptyState>
    )
  }
  return (
    <ul className={className}>
      {rows.map((row) => (
        <li key={row.id}>{card(row)}</li>
      ))}
      <li>
        <CreateCard onClick={onCreate}>{create}</CreateCard>
      </li>
    </ul>
  )
}
