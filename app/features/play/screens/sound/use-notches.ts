import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { PlayerSettings } from '#app/features/play/screens/settings/player-settings.ts'
import { soundEffect } from './effect-sounds.ts'

/** Each step of a wheel or slider clicks, however it is turned. */
export function useNotches(root: RefObject<HTMLElement | null>, { sound, volume }: PlayerSettings): void {
  useEffect(() => {
    if (!sound || volume === 0 || !root.current) return
    const observer = new MutationObserver((changes) => {
      const turned = changes.some(
        ({ target }) => target instanceof Element && target.matches('[role=spinbutton], [role=slider]'),
      )
      if (turned) soundEffect('notch', volume)
    })
    observer.observe(root.current, { subtree: true, attributeFilter: ['aria-valuenow'] })
    return () => observer.disconnect()
  }, [root, sound, volume])
}
