import { useEffect, useRef } from 'react'

/** When a button is removed or disabled, moves its focus within the same list or group, else to the nearest control. */
export function useFocusKept() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watched = root.current
    if (!watched) return
    let focused: Element | null = null
    const remember = ({ target }: FocusEvent) => void (focused = target instanceof Element ? target : null)
    const observer = new MutationObserver((records) => {
      const lost = focused
      if (!lost || lost.isConnected) return
      focused = null
      // the dialog around the form may have taken the focus itself
      if (document.activeElement !== document.body && !document.activeElement?.contains(watched)) return
      const record = records.findLast(
        ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
      )
      if (record) placeNear(record, watched)?.focus({ preventScroll: true })
    })
    observer.observe(watched, { childList: true, subtree: true })
    watched.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      watched.removeEventListener('focusin', remember)
    }
  }, [])
  return root
}

/** Where the focus goes from a removed element: on in its own group, else to the nearest one, from the inside out. */
function placeNear({ target, nextSibling, previousSibling }: MutationRecord, root: HTMLElement): HTMLElement | null {
  const group = target instanceof Element ? target.closest('fieldset') : null
  const inGroup =
    group && root.contains(group) ? climb({ parent: target, next: nextSibling, previous: null }, group) : null
  return inGroup ?? climb({ parent: target, next: nextSibling, previous: previousSibling }, root)
}

type Gap = { parent: Node; next: Node | null; previous: Node | null }

function climb({ parent, next, previous }: Gap, end: HTMLElement): HTMLElement | null {
  const place = firstIn(parent, next, 'nextSibling') ?? firstIn(parent, previous, 'previousSibling')
  if (place || parent === end || !parent.parentNode) return place
  return climb(
    { parent: parent.parentNode, next: parent.nextSibling, previous: previous && parent.previousSibling },
    end,
  )
}

function firstIn(parent: Node, from: Node | null, way: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  for (let node = from?.parentNode === parent ? from : null; node; node = node[way]) {
    const place = node instanceof HTMLElement ? controlIn(node) : null
    if (place) return place
  }
  return null
}

/** Prefers a button to a field: on a phone, a field would open the keyboard. */
function controlIn(element: HTMLElement): HTMLElement | null {
  const usable = (selector: string) =>
    [element, ...element.querySelectorAll<HTMLElement>(selector)].find(
      (each) => each.matches(selector) && each.checkVisibility(),
    )
  return usable('button:enabled') ?? usable('input:enabled, select:enabled, textarea:enabled, summary') ?? null
}
