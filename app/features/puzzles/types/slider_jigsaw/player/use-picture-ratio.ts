import { useEffect, useState } from 'react'
import type { Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { tileRatio } from '#app/features/puzzles/types/slider_jigsaw/rules/tile-ratio.ts'

/** Width divided by height; null until the picture has loaded. */
export function usePictureRatio(picture: string | null): number | null {
  const [known, setKnown] = useState<{ picture: string; ratio: number } | null>(null)
  useEffect(() => {
    if (picture === null) return
    const image = new Image()
    image.addEventListener('load', () => setKnown({ picture, ratio: image.naturalWidth / image.naturalHeight }))
    image.src = picture
  }, [picture])
  return known?.picture === picture ? known.ratio : null
}

export const useTileRatio = (shape: Shape, picture: string | null): number => tileRatio(shape, usePictureRatio(picture))
