import { useEffect } from 'react'

const presentEveryMs = 25_000

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
