import type { MouseEvent } from 'react'

/**
 * Keeps the focus when a button takes its own row away: unless the next row has come under it, it goes to where another row can be
 * added, the control marked with `data-add` in the same list.
 */
export function keepFocusInList({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('fieldset, [data-list]')
  requestAnimationFrame(() => {
    if (list && !list.contains(document.activeElement))
      [...list.querySelectorAll<HTMLElement>('[data-add]')].at(-1)?.focus()
  })
}
