import { useEffect, useState } from 'react'
import { useScripts } from './use-scripts.ts'

type Pace = {
  /** How many are there at once. */ first: number
  /** How many more come with each picture. */ step: number
  /** With so many the rest comes at once. */ enough?: number
}

/**
 * How many of a long list are to be drawn: some at once and more with each picture, so that the page answers in between instead of standing
 * still for all of them. What the server sends has all.
 */
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
