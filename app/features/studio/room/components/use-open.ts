import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type Open<Row, More extends string = never> =
  | { kind: 'create' }
  | { kind: 'edit' | 'delete' | More; row: Row }
  | null

/** Which dialog of a list is open; an address opens one by `row`. @param dialogOf the dialog that a field is in */
export function useOpen<Row extends { id: string }, More extends string = never>(
  rows: readonly Row[],
  dialogOf: (field: string | null) => 'edit' | More = () => 'edit',
) {
  const [query] = useSearchParams()
  const asked = rows.find(({ id }) => id === query.get('row'))
  const [open, setOpen] = useState<Open<Row, More>>(asked ? { kind: dialogOf(query.get('field')), row: asked } : null)
  return { open, setOpen, close: () => setOpen(null), create: () => setOpen({ kind: 'create' }) }
}
