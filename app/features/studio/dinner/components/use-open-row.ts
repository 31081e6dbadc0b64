import { useState } from 'react'
import { useSearchParams } from 'react-router'

type Open = { what: 'create' } | { what: 'edit' | 'delete'; id: string } | null

/** Which dialog of a list is open; an address opens one by `row`. */
export function useOpenRow<Row extends { id: string }>(rows: readonly Row[]) {
  const [query] = useSearchParams()
  const asked = query.get('row')
  const [open, setOpen] = useState<Open>(asked === null ? null : { what: 'edit', id: asked })
  const row = open !== null && open.what !== 'create' ? rows.find(({ id }) => id === open.id) : undefined
  return {
    creating: open?.what === 'create',
    editing: open?.what === 'edit' ? row : undefined,
    deleting: open?.what === 'delete' ? row : undefined,
    create: () => setOpen({ what: 'create' }),
    edit: (id: string) => setOpen({ what: 'edit', id }),
    remove: (id: string) => setOpen({ what: 'delete', id }),
    close: () => setOpen(null),
  }
}
