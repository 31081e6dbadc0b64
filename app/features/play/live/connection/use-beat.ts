import { useEffect } from 'react'

const presentEveryMs = 25_000

/** Says that somebody is there as long as the page is in sight, so that the run's clock goes on. */
export function useBeat(tell: () => Promise<void>, active: boolean): void {
  useEffect(() => {
    if (!active) return
    const tellIfVisible = () => {
      if (document.visibilityState === 'visible') void tell()
    }
    const timer = setInterval(tellIfVisible, presentEveryMs)
    document.addEventListener('visibilitychange', tellIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tellIfVisible)
    }
  }, [tell, active])
}
