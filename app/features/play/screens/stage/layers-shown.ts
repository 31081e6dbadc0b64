import type { CSSProperties } from 'react'
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

type Box = Pick<LayerProjection, 'x' | 'y' | 'width' | 'height'>

/** Where a layer lies on the scene's picture. */
export const layerStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  left: `${x - width / 2}%`,
  top: `${y - height / 2}%`,
  width: `${width}%`,
  height: `${height}%`,
})
