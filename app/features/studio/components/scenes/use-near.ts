import { startTransition, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useLatest } from './use-latest.ts'

/** What most screens show. */
const first = 6

/** How many more are drawn with each picture, so that the page answers in between; the second where the browser does not say what comes near. */
const [batch, step] = [4, 16]

/**
 * Which members of a long list are to be drawn whole: the first ones, and those that have come near what is seen. The members carry their id
 * as `data-row` and have `content-visibility: auto`; the browser watches them for that anyway, and says when one of them is about to be seen
 * or has got the focus.
 * @returns the list, and whether a member is drawn whole: once it was, it stays so
 */
export function useNear<List extends HTMLElement>(ids: readonly string[]): { list: RefObject<List | null>; near: (id: string, index: number) => boolean } {
  const list = useRef<List>(null)
  const [come, setCome] = useState<ReadonlySet<string>>(new Set())
  const [grown, grow] = useState(first)
  const whole = useLatest({ first: ids.slice(0, grown), come })
  useEffect(() => {
    const element = list.current
    if (!element || !says) return
    const coming = new Set<string>()
    let frame = 0
    const draw = () => {
      const some = [...coming].slice(0, batch)
      for (const id of some) coming.delete(id)
      frame = coming.size > 0 ? requestAnimationFrame(draw) : 0
      if (some.length > 0) startTransition(() => setCome((before) => new Set([...before, ...some])))
    }
    const onChange = (event: Event) => {
      const id = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined
      if (id === undefined || whole.current.come.has(id) || whole.current.first.includes(id)) return
      // what has gone by in the meantime need not be drawn
      if ((event as ContentVisibilityAutoStateChangeEvent).skipped) coming.delete(id)
      else coming.add(id)
      if (coming.size > 0 && frame === 0) frame = requestAnimationFrame(draw)
    }
    element.addEventListener(change, onChange, true)
    return () => {
      element.removeEventListener(change, onChange, true)
      cancelAnimationFrame(frame)
    }
  }, [whole])
  const all = ids.length
  useEffect(() => {
    if (says || grown >= all) return
    const frame = requestAnimationFrame(() => startTransition(() => grow(grown + step)))
    return () => cancelAnimationFrame(frame)
  }, [grown, all])
  return { list, near: (id, index) => index < grown || come.has(id) }
}

const change = 'contentvisibilityautostatechange'

const says = typeof window !== 'undefined' && `on${change}` in window
