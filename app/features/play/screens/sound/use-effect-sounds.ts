import { useEffect, useRef } from 'react'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { PlayerSettings } from '#app/features/play/screens/settings/player-settings.ts'
import { effectOf, soundEffect } from './effect-sounds.ts'

export function useEffectSounds(
  { aftermath: { last: happening }, snapshot }: Run,
  { sound, volume }: PlayerSettings,
): void {
  const sceneId = snapshot.view.scene.id
  const before = useRef({ happening, sceneId })
  useEffect(() => {
    const [isNew, moved] = [happening !== before.current.happening, sceneId !== before.current.sceneId]
    before.current = { happening, sceneId }
    if (!sound || volume === 0 || (!isNew && !moved)) return
    const effect = effectOf(isNew && happening && 'outcome' in happening ? happening.outcome.events : [], moved)
    if (effect) soundEffect(effect, volume)
  }, [happening, sceneId, sound, volume])
}
