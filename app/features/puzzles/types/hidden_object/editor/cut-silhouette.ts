import { sendImage } from '#app/features/media/send-image.ts'
import type { ImageToSend } from '#app/features/media/send-image.ts'
import type { Outline } from '#app/features/puzzles/kit/picture/geometry.ts'
import { boxOf } from '#app/features/puzzles/kit/picture/geometry.ts'
import { thingWithin } from '#app/features/puzzles/types/hidden_object/rules/silhouette.ts'

const longestSide = 160

async function cut(image: HTMLImageElement, outline: Outline): Promise<File> {
  const box = boxOf(outline)
  const source = {
    x: (box.left / 100) * image.naturalWidth,
    y: (box.top / 100) * image.naturalHeight,
    width: (box.width / 100) * image.naturalWidth,
    height: (box.height / 100) * image.naturalHeight,
  }
  const scale = longestSide / Math.max(source.width, source.height)
  const [width, height] = [source.width, source.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(image, source.x, source.y, source.width, source.height, 0, 0, width, height)
  const pixels = context.getImageData(0, 0, width, height)
  for (const [at, isThing] of thingWithin(pixels, outline).entries())
    pixels.data.set(isThing ? [38, 32, 48, 255] : [255, 255, 255, 255], at * 4)
  context.putImageData(pixels, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'silhouette.png', { type: 'image/png' })
}

/** @returns addresses in the same order; null when cancelled @throws AppError, or when the picture cannot be read */
export async function keepSilhouettes(
  picture: string,
  outlines: readonly Outline[],
  adventureId: string,
  { onProgress, signal }: Pick<ImageToSend, 'onProgress' | 'signal'>,
): Promise<string[] | null> {
  const image = new Image()
  image.src = picture
  await image.decode()
  const addresses: string[] = []
  for (const [at, outline] of outlines.entries()) {
    const asset = await sendImage({
      file: await cut(image, outline),
      adventureId,
      purpose: 'puzzle',
      onProgress: (fraction) => onProgress((at + fraction) / outlines.length),
      signal,
    })
    if (!asset) return null
    addresses.push(asset.url)
  }
  return addresses
}
