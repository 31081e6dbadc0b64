import { startTransition, useEffect, useState } from 'react'

/** More than a screen shows. */
const step = 16

/** How many of a long list are drawn: the first ones at once, the others a few with each picture, so that the page answers in between. */
export function useGrowing(all: number): number {
  const [drawn, grow] = useState(step)
  useEffect(() => {
    if (drawn >= all) return
    const frame = requestAnimationFrame(() => startTransition(() => grow(drawn + step)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, all])
  return drawn
}
