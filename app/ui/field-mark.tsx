import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'

/** Draws over a field, by its name; whatever it draws has `data-held`. */
export const FieldMarkContext = createContext<ComponentType<{ name: string }> | null>(null)

/** For an element with `data-field`. */
export function FieldMark({ name }: { name: string | undefined }) {
  const Mark = useContext(FieldMarkContext)
  return Mark && name !== undefined && <Mark name={name} />
}
