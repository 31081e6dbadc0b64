import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { wantsStillness } from '#app/features/puzzles/kit/player/stillness.ts'

export function useGlide(list: RefObject<HTMLElement | null>, order: readonly number[]): void {
  const before = useRef(new Map<string, { left: number; top: number }>())
  useLayoutEffect(() => {
    const now = new Map<string, { left: number; top: number }>()
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const name = card.dataset['card']!
      const place = { left: card.offsetLeft, top: card.offsetTop }
      now.set(name, place)
      const from = before.current.get(name)
      if (from === undefined || (from.top === place.top && from.left === place.left) || wantsStillness()) continue
      card.animate([{ translate: `${from.left - place.left}px ${from.top - place.top}px` }, { translate: '0' }], {
        duration: 180,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      })
    }
    before.current = now
  }, [list, order])
}
