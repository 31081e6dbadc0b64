import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { maxPixels } from '#app/shared/picture-head.ts'

/** Seconds of work, without waiting for a turn. */
const timeoutSeconds = 10

// Every loader is off but three, from files only: pictures come from strangers, and each parser is a way in
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })

// No upload is opened twice; one thread a picture leaves the others to requests
sharp.cache(false)
sharp.concurrency(1)

/** Damaged pixels are an error. The orientation is applied here, because metadata is dropped. */
export function openPicture(path: string, { autoOrient = true } = {}): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true, autoOrient }).timeout({
    seconds: timeoutSeconds,
  })
}
