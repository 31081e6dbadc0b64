import { useEffect } from 'react'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { PlayerSettings } from '#app/features/play/screens/settings/player-settings.ts'

/** Plays the sound of what this player looks at, once; whatever they do next ends it. */
export function useLookSound({ aftermath: { last } }: Run, { sound, volume }: PlayerSettings): void {
  const outcome = last && 'outcome' in last ? last.outcome : null
  const heard = outcome?.events.find((event) => event.type === 'looked')?.sound
  const address = heard ? outcome?.media[heard.assetId] : undefined
  useEffect(() => {
    if (!sound || volume === 0 || address === undefined) return
    const audio = new Audio(address)
    audio.volume = volume
    // A browser may refuse, and the caption says it
    void audio.play().catch(() => undefined)
    return () => audio.pause()
  }, [outcome, address, sound, volume])
}
