import type { SolvedProjection } from '#app/features/engine/projection.ts'
import type { Size } from '#app/features/puzzles/contract/contract.ts'
import type { PlayParts } from '#app/features/play/screens/play-parts.ts'
import { cropAround } from '#app/features/play/screens/stage/crop-around.ts'
import { PictureLayers } from '#app/features/play/screens/stage/picture-layers.tsx'

const ratio = 4 / 3

type ThingInSceneProps = Pick<PlayParts, 'picture' | 'layers'> & {
  canvas: Size
  at: NonNullable<SolvedProjection['place']>
}

/** What a solved puzzle's thing looks like now: its scene with its layers, around the hotspot. */
export function ThingInScene({ picture, layers, canvas, at }: ThingInSceneProps) {
  const crop = cropAround(at, canvas, ratio)
  const share = (of: number, whole: number) => `${(of / whole) * 100}%`
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto w-full max-w-[calc(11dvh*4/3)] sm:max-w-[calc(20dvh*4/3)] overflow-hidden rounded-card"
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
