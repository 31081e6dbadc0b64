import type { SceneProjection } from '#app/features/engine/projection.ts'
import type { PlayerSettings } from '#app/features/play/screens/settings/player-settings.ts'

/** What is said of a scene's sound to this player: to those who hear it, too. */
export const captionOf = ({ sound }: SceneProjection, settings: PlayerSettings): string | null =>
  settings.sound || settings.captions ? (sound?.caption ?? null) : null
