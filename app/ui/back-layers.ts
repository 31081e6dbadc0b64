import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What lies over a page is closed by Back (the button, the key, the swipe) before Back leads away. While a layer is
 * open, the history holds one entry more, of the same address; going off it closes the uppermost layer.
 */
const layers: (() => void)[] = []
const mark = 'whodiniLayer'
const longestWayMs = 1_000
let isLeaving = false
let leaving: ReturnType<typeof setTimeout> | undefined

const isOnMark = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark])

function hold(): void {
  if (isLeaving || isOnMark()) return
  const state = history.state as { idx?: number } | null
  history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [mark]: true }, '')
}

/** Another layer may come in the place of the last, and a link of a layer may have led on. */
function letGo(): void {
  queueMicrotask(() => {
    if (layers.length > 0 || !isOnMark() || isLeaving) return
    isLeaving = true
    history.back()
    // A navigation may have taken its place
    clearTimeout(leaving)
    leaving = setTimeout(() => (isLeaving = false), longestWayMs)
  })
}

/** The router would load the page anew. */
function onPop(event: PopStateEvent): void {
  if (isLeaving) {
    event.stopImmediatePropagation()
    // The page went on meanwhile, and the way back led to the mark instead of off it
    if (isOnMark()) return history.forward()
    isLeaving = false
    if (layers.length > 0) hold()
  } else if (layers.length > 0 && !isOnMark()) {
    event.stopImmediatePropagation()
    layers.at(-1)?.()
    queueMicrotask(() => layers.length > 0 && hold())
  }
}

// Capturing, it comes before the router's listener whenever it was added
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, { capture: true })

/** @param close as Escape does */
export function useBackLayer(close: () => void, isOpen = true): void {
  const latest = useRef(close)
  useLayoutEffect(() => void (latest.current = close))
  useEffect(() => {
    if (!isOpen) return
    const layer = () => latest.current()
    layers.push(layer)
    hold()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) letGo()
    }
  }, [isOpen])
}
