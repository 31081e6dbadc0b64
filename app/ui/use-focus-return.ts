import { useRef } from 'react'

/** What the dialog that opened last goes back to. */
let opened: HTMLElement[] = []

/**
 * Brings the focus back to what had it when a dialog opened. Radix does so only for a dialog with a trigger of its own; one that the page
 * opens (from a menu, a list, a key) would leave the keyboard at the top of the page. When it is gone meanwhile (the row was
 * deleted, the first one was made), the focus goes to what was around it, from where Tab goes on.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement[]>([])
  return {
    onOpenAutoFocus: () => {
      before.current = withSurroundings(document.activeElement)
      // one that takes the place of another goes back to where that one came from
      if (before.current.length === 0) before.current = opened
      opened = before.current
    },
    onCloseAutoFocus: (event: Event) => {
      const [focused] = before.current
      const place = before.current.find(({ isConnected }) => isConnected)
      if (!place) return
      event.preventDefault()
      if (place === focused) return place.focus()
      // the page may have found a better place by itself, such as the heading of another scene
      if (document.activeElement && document.activeElement !== document.body) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    },
  }
}

/** An element and what is around it, from the inside out, up to the page's main part. */
function withSurroundings(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  const main = element.closest('main')
  const around: HTMLElement[] = [element]
  for (let next = element.parentElement; main && next && around.at(-1) !== main; next = next.parentElement)
    around.push(next)
  return around
}
