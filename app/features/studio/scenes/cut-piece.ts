import type { Place } from '#app/features/studio/fields/place.ts'

/** The part of a picture of the whole scene that lies at a place; what is beyond its edges is transparent.
 * @throws if the browser cannot draw it */
export async function cutPiece(url: string, { x, y, width, height }: Place): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round((width / 100) * naturalWidth))
  canvas.height = Math.max(1, Math.round((height / 100) * naturalHeight))
  const left = ((x - width / 2) / 100) * naturalWidth
  const top = ((y - height / 2) / 100) * naturalHeight
  canvas.getContext('2d')!.drawImage(image, -left, -top)
  const piece = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!piece) throw new Error('the canvas gave no picture')
  return new File([piece], 'piece.png', { type: 'image/png' })
}
