import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

const stops =
  ':is(a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]):not([tabindex="-1"])'

/** The dialog closes while it is set aside, keeping its content. The focus later returns to where it was. */
export function useLaidAside(
  dialog: RefObject<HTMLDialogElement | null>,
  place: RefObject<HTMLElement | null>,
  aside: boolean,
) {
  const opener = useRef<Element | null>(null)
  const last = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown || aside) return
    opener.current ??= document.activeElement
    const kept = last.current?.isConnected ? last.current : null
    shown.showModal()
    const first = kept ?? place.current?.querySelector<HTMLElement>(stops) ?? shown.querySelector<HTMLElement>(stops)
    first?.focus({ preventScroll: true })
    // The browser has scrolled to the focused element; reading starts with the words
    if (!kept) shown.scrollTo({ top: 0, behavior: 'instant' })
    return () => {
      // Close before the element leaves the page, or the focus would be lost with it
      shown.close()
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true })
    }
  }, [dialog, place, aside])
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(stops) && place.current?.contains(target))
        last.current = target
    },
  }
}
