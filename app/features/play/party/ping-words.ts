import { m } from '#app/i18n/generated/messages.js'
import type { PartyMemberProjection, SceneProjection } from '#app/features/engine/projection.ts'
import { hotspotAt } from '#app/features/play/runs/hit-testing.ts'

type Place = { sceneId: string; x: number; y: number }

/** A ping is described by what a finger would hit on a picture of this width. */
const ordinaryWidth = 1200

function thingAt(scene: SceneProjection, { x, y }: { x: number; y: number }): string | null {
  const height = (ordinaryWidth * scene.canvas.height) / scene.canvas.width
  const thing = hotspotAt(
    scene.hotspots,
    { x: (x / 100) * ordinaryWidth, y: (y / 100) * height },
    { canvas: scene.canvas, shownWidth: ordinaryWidth },
  )
  return thing?.name || null
}

export function pingWords(
  name: string,
  ping: Place,
  scene: SceneProjection,
  places: readonly PartyMemberProjection[],
): string {
  if (ping.sceneId === scene.id) {
    const thing = thingAt(scene, ping)
    return thing ? m.together_pointed_at({ name, thing }) : m.together_pointed_here({ name })
  }
  const elsewhere = places.find(({ sceneId }) => sceneId === ping.sceneId)?.sceneName
  return elsewhere ? m.together_pointed_there({ name, scene: elsewhere }) : m.together_pointed_far({ name })
}

export function ownPingWords(scene: SceneProjection, at: { x: number; y: number }): string {
  const thing = thingAt(scene, at)
  return thing ? m.together_you_pointed_at({ thing }) : m.together_you_pointed()
}
