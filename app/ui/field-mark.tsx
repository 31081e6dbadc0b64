import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** What is drawn over a field of that name; it has `data-held`. */
export const FieldMarkContext = createContext<((name: string) => ReactNode) | null>(null)

/** For an element with `data-field`. */
export function FieldMark({ name }: { name: string | undefined }) {
  const mark = useContext(FieldMarkContext)
  return mark && name !== undefined ? mark(name) : null
}
