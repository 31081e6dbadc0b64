import { startTransition, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useByAndBy } from '#app/ui/use-by-and-by.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'

export type Shown = 'place' | 'named' | 'whole'

const first = 6

const batch = 4

const names = { first, step: 32 }

const around = '100% 0px'

/** Members near the viewport render fully and stay so; the others start as names.
 * Members carry their id as `data-row`. */
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
    // The observer first reports every member, including those that were near before the code loaded.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target instanceof HTMLElement ? target.dataset['row'] : undefined
          if (id === undefined || whole.current.come.has(id) || whole.current.first.includes(id)) continue
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
