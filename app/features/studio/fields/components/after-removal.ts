import type { MouseEvent } from 'react'

/** Unless another row takes its place, the focus goes to the list's control with `data-add`. */
export function keepFocusInList({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('fieldset, [data-list]')
  requestAnimationFrame(() => {
    if (list && !list.contains(document.activeElement))
      [...list.querySelectorAll<HTMLElement>('[data-add]')].at(-1)?.focus()
  })
}
