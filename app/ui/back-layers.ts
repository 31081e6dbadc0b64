import { useEffect, useLayoutEffect, useRef } from 'react'

/** Back (the button, the key, the swipe) first closes what lies over a page, and only then leaves the page. Opening a
 * layer adds one history entry with the same address; the entry stays, the next layer reuses it, and Back skips it. */
const layers: (() => void)[] = []
const mark = 'whodiniLayer'

const isOnMark = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark])

const here = () => ({ href: location.href, isMark: isOnMark() })

/** A pop event says where it led, and nothing about the entry that it left. */
let stood = { href: '', isMark: false }

function hold(): void {
  if (isOnMark()) return
  const state = history.state as { idx?: number } | null
  history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [mark]: true }, '')
}

/** Stops the event where the router would reload the page. */
function onPop(event: PopStateEvent): void {
  const left = stood
  stood = here()
  if (stood.isMark || stood.href !== left.href) return
  if (layers.length > 0) {
    event.stopImmediatePropagation()
    layers.at(-1)?.()
    queueMicrotask(() => layers.length > 0 && hold())
  } else if (left.isMark) {
    event.stopImmediatePropagation()
    history.back()
  }
}

function follow(change: 'pushState' | 'replaceState'): void {
  const original = history[change]
  history[change] = function (...given) {
    original.apply(this, given)
    stood = here()
  }
}

if (typeof window !== 'undefined') {
  stood = here()
  follow('pushState')
  follow('replaceState')
  // The capture phase comes before the router's listener, whenever that was added
  window.addEventListener('popstate', onPop, { capture: true })
}

/** @param close does what Escape does */
export function useBackLayer(close: () => void, isOpen = true): void {
  const latest = useRef(close)
  useLayoutEffect(() => void (latest.current = close))
  useEffect(() => {
    if (!isOpen) return
    const layer = () => latest.current()
    layers.push(layer)
    hold()
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [isOpen])
}
