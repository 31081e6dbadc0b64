import { startTransition, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useByAndBy } from '#app/ui/use-by-and-by.ts'
import { useLatest } from './use-latest.ts'

/** What there is of a member: only its place, its name in that place, which can be found and reached, or all of it. */
export type Shown = 'place' | 'named' | 'whole'

/** What most screens show. */
const first = 6

/** How many more are drawn whole with each picture, so that the page answers in between. */
const batch = 4

/** How many are named where a list opens. */
const names = { first, step: 32 }

/** How far from what is seen a member is near: a screen before and after it. */
const around = '100% 0px'

/**
 * How far the members of a long list are to be drawn: the first ones whole, and those that have come near what is seen; the others by their
 * names, of which some come with each picture where a list opens. The members carry their id as `data-row`.
 * @returns the list, and what there is of a member: once it was whole, it stays so
 */
export function useNear<List extends HTMLElement>(
  ids: readonly string[],
): { list: RefObject<List | null>; shown: (id: string, index: number) => Shown } {
  const list = useRef<List>(null)
  const named = useByAndBy(ids.length, names)
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
  return { list, shown: (id, index) => (index < first || come.has(id) ? 'whole' : index < named ? 'named' : 'place') }
}
