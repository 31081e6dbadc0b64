import { useEffect, useState } from 'react'
import { useScripts } from './use-scripts.ts'

type Pace = {
  first: number
  step: number
  enough?: number
}

/** Renders a few first and more with each frame, so that the page responds in between. The server sends all. */
export function useByAndBy(length: number, { first, step, enough = Infinity }: Pace): number {
  const opens = useScripts()
  const [count, setCount] = useState(opens ? first : Infinity)
  const all = count >= length
  useEffect(() => {
    if (all) return
    const picture = requestAnimationFrame(() => setCount(count < enough ? count + step : Infinity))
    return () => cancelAnimationFrame(picture)
  }, [all, count, step, enough])
  return all ? length : count
}
