import { useEffect, useRef } from 'react'
import type { HostView } from '#app/features/kits/evening/evening-views.ts'

/** Changes with each press that brings the host something new to say or to read. */
export const pageOf = ({ stand, status }: Pick<HostView, 'stand' | 'status'>): string =>
  [stand.phase, stand.revealed, status === 'over'].join(' ')

/** Brings what is new into view and focus, wherever the host had scrolled. */
export function useNewPage(page: string) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef(page)
  useEffect(() => {
    if (seen.current === page) return
    seen.current = page
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [page])
  return place
}
