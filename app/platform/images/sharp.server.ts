import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { maxPixels } from '#app/shared/picture-head.ts'

/** Seconds of processing, not counting the wait for a turn. */
const timeoutSeconds = 10

// All loaders are off but three, which read from files only: pictures come from strangers, and each parser is a way in
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })

// No upload is opened twice; one thread per picture leaves the others to requests
sharp.cache(false)
sharp.concurrency(1)

/** Damaged pixels are an error. Applies the orientation here, because metadata is dropped. */
export function openPicture(path: string, { autoOrient = true } = {}): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true, autoOrient }).timeout({
    seconds: timeoutSeconds,
  })
}
