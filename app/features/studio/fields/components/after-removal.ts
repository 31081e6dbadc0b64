import type { MouseEvent } from 'react'

/** Moves the focus to the list's control with `data-add`, unless another row takes the removed one's place. */
export function keepFocusInList({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('fieldset, [data-list]')
  requestAnimationFrame(() => {
    if (list && !list.contains(document.activeElement))
      [...list.querySelectorAll<HTMLElement>('[data-add]')].at(-1)?.focus()
  })
}
