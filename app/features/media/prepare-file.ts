import { AppError } from '#app/shared/app-error.ts'
import { drawnKinds, kindOfFile } from '#app/shared/file-kind.ts'
import { maxPixels, pictureHeadBytes, readPictureHead } from '#app/shared/picture-head.ts'
import { requireSound } from './sounds/read-sound.ts'
import { maxBytesFor, requireFit } from './upload-rules.ts'
import type { UploadPurpose } from './upload-rules.ts'

export type PreparedFile = { file: Blob; isAnimated: boolean }

/** Applies the server's rules in the browser, so that a file to be refused is not sent. A photo with more pixels than
 * it accepts is scaled down, other formats become a still. @throws AppError invalidFile, fileTooLarge, imageTooLarge */
export async function prepareFile(file: Blob, purpose: UploadPurpose): Promise<PreparedFile> {
  const head = await bytesOf(file.slice(0, pictureHeadBytes))
  const found = kindOfFile(head)
  requireFit(found, file.size, purpose)
  if (purpose === 'sound') {
    requireSound(await bytesOf(file))
    return { file, isAnimated: false }
  }
  const picture = readPictureHead(head)
  const isAnimated = picture?.isAnimated ?? false
  const isLarge = picture !== null && picture.width * picture.height > maxPixels
  if (!isLarge && !drawnKinds.some((kind) => kind === found)) return { file, isAnimated }
  const draw = (type: 'image/jpeg' | 'image/webp') =>
    drawPicture(file, type).catch((cause: unknown) => {
      if (isLarge) throw new AppError('imageTooLarge', { cause })
      throw new AppError('invalidFile', { params: { found, why: 'damaged' }, cause })
    })
  let still = await draw(found === 'jpeg' ? 'image/jpeg' : 'image/webp')
  // Safari makes a PNG when asked for WebP
  if (still.size > maxBytesFor(purpose)) still = await draw('image/jpeg')
  if (still.size > maxBytesFor(purpose)) throw new AppError('imageTooLarge')
  return { file: still, isAnimated }
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    // A dropped folder, or a file that has disappeared since it was chosen
    throw new AppError('invalidFile', { params: { found: 'unknown', why: 'unreadable' }, cause: error })
  }
}

/** In pixels; more than any place shows, even of a part. */
const longestSide = 3_000

/** Rotated as the camera was held; of an animation, the first image. Rejects if the browser cannot draw it. */
async function drawPicture(file: Blob, type: 'image/jpeg' | 'image/webp'): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
    const sides = [image.naturalWidth, image.naturalHeight].map((side) => Math.max(1, Math.round(side * scale)))
    const canvas = new OffscreenCanvas(sides[0]!, sides[1]!)
    const context = canvas.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type, quality: 0.9 })
  } finally {
    URL.revokeObjectURL(url)
  }
}
