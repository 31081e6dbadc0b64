import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { maxPixels } from '#app/shared/picture-head.ts'

/** Seconds of processing, not counting the wait for a turn. */
const timeoutSeconds = 10

// All loaders but those of three formats are off: pictures come from strangers, and each parser is a way in
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap((format) =>
    ['File', 'Buffer'].map((source) => `VipsForeignLoad${format}${source}`),
  ),
})

// No upload is opened twice; one thread per picture leaves the others to requests
sharp.cache(false)
sharp.concurrency(1)

/** The path of an upload, or what the storage holds. */
export type PictureSource = string | Uint8Array

/** Damaged pixels are an error. Applies the orientation here, because metadata is dropped. */
export function openPicture(source: PictureSource, { autoOrient = true } = {}): Sharp {
  return sharp(source, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true, autoOrient }).timeout({
    seconds: timeoutSeconds,
  })
}

type Raw = { width: number; height: number; channels: 1 }

/** Pixels that we made. */
export const openRaw = (pixels: Buffer, raw: Raw): Sharp => sharp(pixels, { raw })
