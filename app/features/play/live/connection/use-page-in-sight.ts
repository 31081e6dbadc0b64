import { useEffect } from 'react'

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
