import type { LayerProjection } from '#app/features/engine/projection.ts'

export type ShownLayer = Omit<LayerProjection, 'imageAssetId'> & { url: string }

/** The layers with the addresses of their pictures, as far as they are known. */
export const layersShown = (
  layers: readonly LayerProjection[],
  media: Readonly<Record<string, string>>,
): ShownLayer[] =>
  layers.flatMap(({ imageAssetId, ...layer }) => {
    const url = media[imageAssetId]
    return url === undefined ? [] : [{ ...layer, url }]
  })
