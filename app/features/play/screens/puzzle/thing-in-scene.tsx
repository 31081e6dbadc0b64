import type { HotspotProjection, SceneProjection } from '#app/features/engine/projection.ts'
import type { Size } from '#app/features/puzzles/contract/contract.ts'
import type { Aftermath } from '#app/features/play/live/aftermath/happenings.ts'
import type { PlayParts } from '#app/features/play/screens/play-parts.ts'
import { cropAround } from '#app/features/play/screens/stage/crop-around.ts'
import { PictureLayers } from '#app/features/play/screens/stage/picture-layers.tsx'

const ratio = 4 / 3

type ThingInSceneProps = Pick<PlayParts, 'picture' | 'layers'> & { canvas: Size; at: HotspotProjection }

/** What a solved puzzle's thing looks like now: its scene with its layers, around the hotspot. */
export function ThingInScene({ picture, layers, canvas, at }: ThingInSceneProps) {
  const crop = cropAround(at, canvas, ratio)
  const share = (of: number, whole: number) => `${(of / whole) * 100}%`
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto w-full max-w-[calc(17dvh*4/3)] overflow-hidden rounded-card"
      style={{ aspectRatio: ratio }}
    >
      <div
        className="absolute"
        style={{
          width: share(canvas.width, crop.width),
          height: share(canvas.height, crop.height),
          left: share(-crop.left, crop.width),
          top: share(-crop.top, crop.height),
        }}
      >
        <img src={picture} alt="" draggable={false} className="size-full max-w-none" />
        <PictureLayers layers={layers} />
      </div>
    </div>
  )
}

/** The hotspot that was just pressed. */
export function pressedIn({ last }: Aftermath, { hotspots }: SceneProjection): HotspotProjection | null {
  const command = last?.command
  if (command?.type !== 'use_hotspot') return null
  return hotspots.find(({ id }) => id === command.hotspotId) ?? null
}
