import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Moves a lost focus to the nearest part of the open dialog, or to the heading, unless somebody put it elsewhere. */
export function useFocusGuard(root: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const watched = root.current
    if (!watched) return
    let path: Element[] = []
    const remember = (event: FocusEvent) => {
      path = []
      for (let at = event.target instanceof Element ? event.target : null; at && at !== watched; at = at.parentElement)
        path.push(at)
    }
    const putAside = () => {
      queueMicrotask(() => {
        if (path[0]?.isConnected && document.activeElement === document.body) path = []
      })
    }
    const observer = new MutationObserver(() => {
      if (path.length === 0 || path[0]!.isConnected || document.activeElement !== document.body) return
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      // A panel beside the game keeps its own focus
      const panel = path.find((element) => element.isConnected && element.matches('aside'))
      const around = panel ?? dialog
      const home = around ? homeIn(around, path) : heading.current
      path = []
      home?.focus({ preventScroll: true })
    })
    observer.observe(watched, { childList: true, subtree: true })
    watched.addEventListener('focusin', remember)
    watched.addEventListener('focusout', putAside)
    return () => {
      observer.disconnect()
      watched.removeEventListener('focusin', remember)
      watched.removeEventListener('focusout', putAside)
    }
  }, [root, heading])
}

function homeIn(dialog: Element, path: readonly Element[]): HTMLElement | null {
  const near = path.find((element) => element.isConnected && dialog.contains(element))
  const home = near?.closest('section, aside, dialog') ?? dialog
  if (!(home instanceof HTMLElement)) return null
  if (home.tabIndex < 0) home.tabIndex = -1
  return home
}
