import { useEffect, useRef } from 'react'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { PlayerSettings } from '#app/features/play/screens/settings/player-settings.ts'
import { effectOf, soundEffect } from './effect-sounds.ts'

export function useEffectSounds(
  { aftermath: { last: happening }, snapshot }: Run,
  { sound, volume }: PlayerSettings,
): void {
  const sceneId = snapshot.view.scene.id
  const isOver = snapshot.view.ending !== null
  const before = useRef({ happening, sceneId, isOver })
  useEffect(() => {
    const [isNew, moved] = [happening !== before.current.happening, sceneId !== before.current.sceneId]
    const ended = isOver && !before.current.isOver
    before.current = { happening, sceneId, isOver }
    if (!sound || volume === 0) return
    const effect = effectOf(isNew && happening && 'outcome' in happening ? happening.outcome.events : [], moved, ended)
    if (effect) soundEffect(effect, volume)
  }, [happening, sceneId, isOver, sound, volume])
}
