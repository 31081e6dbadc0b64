import { useEffect } from 'react'
import type { RefObject } from 'react'

/** How long nothing has moved when scrolling is over, in ms. */
const restMs = 150

/** Marks an element with `data-scrolling` while the page is scrolled: what goes by under the pointer need not answer it with movement. */
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
