import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Cards that change places glide there, unless somebody wants less motion. */
export function useGlide(list: RefObject<HTMLElement | null>, order: readonly number[]): void {
  const before = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const now = new Map<string, number>()
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const name = card.dataset['card']!
      now.set(name, card.offsetTop)
      const from = before.current.get(name)
      if (from === undefined || from === card.offsetTop || wantsStillness()) continue
      card.animate([{ translate: `0 ${from - card.offsetTop}px` }, { translate: '0' }], { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' })
    }
    before.current = now
  }, [list, order])
}

const wantsStillness = () => document.documentElement.dataset['playerMotion'] === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
