import { startTransition, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** More than a screen shows. */
const first = 12

/** How many are drawn with each picture where the browser does not say what comes near. */
const step = 16

/**
 * Which members of a long list are to be drawn whole: the first ones, and those that have come near what is seen. The members carry their id
 * as `data-row` and have `content-visibility: auto`; the browser watches them for that anyway, and says when one of them is about to be seen
 * or has got the focus.
 * @returns the list, and whether a member is drawn whole: once it was, it stays so
 */
export function useNear<List extends HTMLElement>(all: number): { list: RefObject<List | null>; near: (id: string, index: number) => boolean } {
  const list = useRef<List>(null)
  const [come, setCome] = useState<ReadonlySet<string>>(new Set())
  const [grown, grow] = useState(first)
  useEffect(() => {
    const element = list.current
    if (!element || !says) return
    const onChange = (event: Event) => {
      const id = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined
      if (id === undefined || (event as ContentVisibilityAutoStateChangeEvent).skipped) return
      startTransition(() => setCome((before) => (before.has(id) ? before : new Set([...before, id]))))
    }
    element.addEventListener(change, onChange, true)
    return () => element.removeEventListener(change, onChange, true)
  }, [])
  useEffect(() => {
    if (says || grown >= all) return
    const frame = requestAnimationFrame(() => startTransition(() => grow(grown + step)))
    return () => cancelAnimationFrame(frame)
  }, [grown, all])
  return { list, near: (id, index) => index < grown || come.has(id) }
}

const change = 'contentvisibilityautostatechange'

const says = typeof window !== 'undefined' && `on${change}` in window
