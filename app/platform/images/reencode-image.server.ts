import { AppError } from '#app/shared/app-error.ts'
import { decodeImage, pictureError } from './decode-image.server.ts'
import type { DecodedPicture } from './decode-image.server.ts'
import { inImageQueue } from './image-queue.server.ts'
import { mendJpeg } from './mend-jpeg.server.ts'
import { openPicture } from './sharp.server.ts'
import type { PictureSource } from './sharp.server.ts'

/** `crop` fills the frame and loses the edges, `fit` shows everything on bars of the paper colour. */
export type Framing = 'crop' | 'fit'

export type ImageFrame =
  | { ratio: readonly [width: number, height: number]; steps: number; framing: Framing; at?: number | undefined }
  /** Keeps its shape, no larger than this; smaller pictures keep their size. */
  | { inside: readonly [width: number, height: number] }
  /** Exactly this size, cropped around the centre and enlarged if needed. */
  | { exactly: readonly [width: number, height: number] }

export type ImageOutput = {
  frame: ImageFrame
  format: 'webp' | 'jpeg'
  quality: number
  keepAlpha: boolean
}

export type ReencodedImage = { data: Buffer; width: number; height: number; mime: 'image/webp' | 'image/jpeg' }

type Size = { width: number; height: number; fit: 'cover' | 'contain' | 'inside' }

function sizeFor(frame: ImageFrame, picture: { width: number; height: number }): Size {
  if ('exactly' in frame) return { width: frame.exactly[0], height: frame.exactly[1], fit: 'cover' }
  if ('inside' in frame) return { width: frame.inside[0], height: frame.inside[1], fit: 'inside' }
  const [across, down] = frame.ratio
  const fills = [picture.width / across, picture.height / down] as const
  // Whole multiples of the ratio, so that hotspots in percent line up on every size of a scene
  const possible = frame.framing === 'crop' ? Math.floor(Math.min(...fills)) : Math.ceil(Math.max(...fills))
  const steps = Math.min(frame.steps, Math.max(1, possible))
  return { width: across * steps, height: down * steps, fit: frame.framing === 'crop' ? 'cover' : 'contain' }
}

function partOf(
  frame: ImageFrame,
  { width, height }: { width: number; height: number },
): { left: number; top: number; width: number; height: number } | null {
  if (!('ratio' in frame) || frame.framing !== 'crop' || frame.at === undefined) return null
  const [across, down] = frame.ratio
  const kept = {
    width: Math.max(1, Math.min(width, Math.round((height * across) / down))),
    height: Math.max(1, Math.min(height, Math.round((width * down) / across))),
  }
  return {
    ...kept,
    left: Math.round(((width - kept.width) * frame.at) / 100),
    top: Math.round(((height - kept.height) * frame.at) / 100),
  }
}

/** Two at a time, people take turns; drops metadata. An upload with lost bytes is mended.
 * @param whose the person; what visitors cause shares one line
 * @throws AppError invalidFile, imageTooLarge (40 megapixels), imageTookTooLong (10 s) */
export function reencodeImage(source: PictureSource, output: ImageOutput, whose = 'visitors'): Promise<ReencodedImage> {
  return inImageQueue(whose, async () => {
    const picture = await decodeImage(source)
    try {
      return await encode(source, picture, output)
    } catch (error) {
      const failure = pictureError(error, picture.format)
      const isDamaged = failure instanceof AppError && failure.code === 'invalidFile' && picture.format === 'jpeg'
      if (!(isDamaged && typeof source === 'string' && (await mendJpeg(source)))) throw failure
    }
    try {
      return await encode(source, picture, output)
    } catch (error) {
      throw pictureError(error, picture.format)
    }
  })
}

async function encode(source: PictureSource, picture: DecodedPicture, output: ImageOutput): Promise<ReencodedImage> {
  const size = sizeFor(output.frame, picture)
  const part = partOf(output.frame, picture)
  const opaque = !output.keepAlpha || output.format === 'jpeg'
  const kept = part ? openPicture(source).extract(part) : openPicture(source)
  const resized = kept.resize({ ...size, withoutEnlargement: size.fit === 'inside', background: '#ffffff' })
  const flat = opaque ? resized.flatten({ background: '#ffffff' }) : resized
  const encoded =
    output.format === 'jpeg'
      ? flat.jpeg({ quality: output.quality })
      : flat.webp({ quality: output.quality, smartSubsample: true })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    data,
    width: info.width,
    height: info.height,
    mime: output.format === 'jpeg' ? 'image/jpeg' : 'image/webp',
  }
}
