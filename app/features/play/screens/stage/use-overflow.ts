import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether words are cut off while they are folded. @param shown changes with the words */
export function useOverflow(words: RefObject<HTMLElement | null>, open: boolean, shown: string): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const place = words.current
    if (!place || open) return
    const observer = new ResizeObserver(() => setIsLong(place.scrollHeight > place.clientHeight + 2))
    observer.observe(place)
    return () => observer.disconnect()
  }, [words, open, shown])
  return isLong
}
