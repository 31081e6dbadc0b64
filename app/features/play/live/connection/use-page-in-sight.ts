import { useEffect } from 'react'

/** Calls `onSight` now and whenever the page comes into sight, `onAway` after `patienceMs` out of it. */
export function usePageInSight(onSight: () => void, onAway: () => void, patienceMs: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') onSight()
      else timer = setTimeout(onAway, patienceMs)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [onSight, onAway, patienceMs])
}
