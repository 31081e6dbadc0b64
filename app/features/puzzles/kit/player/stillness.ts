import { useSyncExternalStore } from 'react'

/** Whether this person prefers no motion, by the system's setting or the player's own. Only in a browser. */
export const wantsStillness = (): boolean =>
  document.documentElement.dataset['playerMotion'] === 'off' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

function subscribe(changed: () => void) {
  const list = window.matchMedia('(prefers-reduced-motion: reduce)')
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

export const useStillness = (): boolean => useSyncExternalStore(subscribe, wantsStillness, () => false)
