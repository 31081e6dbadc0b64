import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Scrolling is over after this pause, in ms. */
const restMs = 150

export function useScrolling(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => delete element.current?.dataset['scrolling'], restMs)
      if (element.current) element.current.dataset['scrolling'] = ''
    }
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      document.removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [element])
}
