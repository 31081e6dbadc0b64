import { useEffect, useState } from 'react'

/** ms; the second of two taps falls into it. */
const secondTapMs = 400

/**
 * What can be pressed on a page that has just come. `data-arriving` lets a pointer through it, so that the second tap on
 * the page before does not answer this one; keys and assistive devices press it at once.
 */
export function useArriving(page: number): { 'data-arriving': boolean | undefined } {
  const [arrived, setArrived] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setArrived(page), secondTapMs)
    return () => clearTimeout(timer)
  }, [page])
  return { 'data-arriving': arrived !== page || undefined }
}
