import { useState } from 'react'
import { useSearchParams } from 'react-router'

type Open<More extends string> = { what: 'create' } | { what: 'edit' | 'delete' | More; id: string } | null

/** Which dialog of a list is open; `row` in the address opens one. @param dialogOf the dialog that contains a field */
export function useOpenRow<Row extends { id: string }, More extends string = never>(
  rows: readonly Row[],
  dialogOf: (field: string | null) => 'edit' | More = () => 'edit',
) {
  const [query] = useSearchParams()
  const asked = query.get('row')
  const [open, setOpen] = useState<Open<More>>(
    asked === null ? null : { what: dialogOf(query.get('field')), id: asked },
  )
  const at = (what: 'edit' | 'delete' | More): Row | undefined =>
    open?.what === what && 'id' in open ? rows.find(({ id }) => id === open.id) : undefined
  return {
    creating: open?.what === 'create',
    editing: at('edit'),
    deleting: at('delete'),
    at,
    create: () => setOpen({ what: 'create' }),
    edit: (id: string) => setOpen({ what: 'edit', id }),
    remove: (id: string) => setOpen({ what: 'delete', id }),
    open: (what: 'edit' | 'delete' | More, id: string) => setOpen({ what, id }),
    close: () => setOpen(null),
  }
}
