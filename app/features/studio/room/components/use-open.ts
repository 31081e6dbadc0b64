import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type Open<Row, More extends string = never> =
  | { kind: 'create' }
  | { kind: 'edit' | 'delete' | More; row: Row }
  | null

/** Which dialog of a list is open; an address opens one by `row`. */
export function useOpen<Row extends { id: string }, More extends string = never>(rows: readonly Row[]) {
  const [query] = useSearchParams()
  const asked = rows.find(({ id }) => id === query.get('row'))
  const [open, setOpen] = useState<Open<Row, More>>(asked ? { kind: 'edit', row: asked } : null)
  return { open, setOpen, close: () => setOpen(null), create: () => setOpen({ kind: 'create' }) }
}
