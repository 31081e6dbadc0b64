import { useSyncExternalStore } from 'react'
import { wantsStillness } from './motion.ts'

function subscribe(changed: () => void) {
  const list = window.matchMedia('(prefers-reduced-motion: reduce)')
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the player wants nothing to move; nobody does as far as the server knows. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, wantsStillness, () => false)
