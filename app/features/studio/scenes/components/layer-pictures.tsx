import { spotStyle } from '#app/features/puzzles/kit/object/spots.ts'
import type { LayerView } from '#app/features/studio/draft/view.ts'

/** The layers as players see them in one state; the selected one in any. */
export function LayerPictures({ layers }: { layers: readonly LayerView[] }) {
  return layers.map((layer) =>
    layer.image ? (
      <img
        key={layer.id}
        src={layer.image.url}
        alt={layer.altText || layer.name}
        draggable={false}
        data-layer={layer.id}
        style={spotStyle(layer)}
        className="pointer-events-none absolute max-w-none object-fill"
      />
    ) : null,
  )
}
