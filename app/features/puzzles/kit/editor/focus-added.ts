import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/** Adds a row to the pressed button's group of fields and focuses its first field, ready for typing. */
export function focusAdded({ currentTarget }: MouseEvent<HTMLElement>, add: () => void): void {
  const group = currentTarget.closest('fieldset')
  const fields = () => [
    ...(group?.querySelectorAll<HTMLElement>('input:not([type="checkbox"], [type="radio"], [type="file"]), textarea') ??
      []),
  ]
  const before = new Set(fields())
  flushSync(add)
  fields()
    .find((field) => !before.has(field))
    ?.focus()
}
