import { startTransition, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useLatest } from './use-latest.ts'

/** What most screens show. */
const first = 6

/** How many more are drawn with each picture, so that the page answers in between. */
const batch = 4

/** How far from what is seen a member is near: a screen before and after it. */
const around = '100% 0px'

/**
 * Which members of a long list are to be drawn whole: the first ones, and those that have come near what is seen. The members carry their id
 * as `data-row`.
 * @returns the list, and whether a member is drawn whole: once it was, it stays so
 */
export function useNear<List extends HTMLElement>(ids: readonly string[]): { list: RefObject<List | null>; near: (id: string, index: number) => boolean } {
  const list = useRef<List>(null)
  const [come, setCome] = useState<ReadonlySet<string>>(new Set())
  const whole = useLatest({ first: ids.slice(0, first), come })
  const members = ids.join()
  useEffect(() => {
    const element = list.current
    if (!element) return
    const coming = new Set<string>()
    let frame = 0
    const draw = () => {
      const some = [...coming].slice(0, batch)
      for (const id of some) coming.delete(id)
      frame = coming.size > 0 ? requestAnimationFrame(draw) : 0
      if (some.length > 0) startTransition(() => setCome((before) => new Set([...before, ...some])))
    }
    // it tells of every member how it stands first, so that none is missed that was near before the page's code had come
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target instanceof HTMLElement ? target.dataset['row'] : undefined
          if (id === undefined || whole.current.come.has(id) || whole.current.first.includes(id)) continue
          // what has gone by in the meantime need not be drawn
          if (isIntersecting) coming.add(id)
          else coming.delete(id)
        }
        if (coming.size > 0 && frame === 0) frame = requestAnimationFrame(draw)
      },
      { rootMargin: around },
    )
    for (const member of element.querySelectorAll('[data-row]')) observer.observe(member)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [whole, members])
  return { list, near: (id, index) => index < first || come.has(id) }
}
