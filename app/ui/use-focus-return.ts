import { useRef } from 'react'

/**
 * Brings the focus back to what had it when a dialog opened. Radix does so only for a dialog with a trigger of its own; one that the page
 * opens (from a menu, a list, a key) would leave the keyboard at the top of the page.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement && document.activeElement !== document.body ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      if (!before.current?.isConnected) return
      event.preventDefault()
      before.current.focus()
    },
  }
}
