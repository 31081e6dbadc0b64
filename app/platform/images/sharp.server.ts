import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** More pixels than this are refused before anything is decoded: a small file can claim gigabytes. */
const maxPixels = 40_000_000

/** Seconds of work on one picture; time spent waiting for a turn does not count. */
const timeoutSeconds = 10

// Everything that sharp can open is off (SVG, PDF, HEIF, GIF, TIFF, raw pixels …), for the whole process, then three loaders
// are on, and these from files only: pictures come from strangers, and every other parser is a way in that we do not need.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })

// Uploads are never opened twice, and a cached one would hold memory; one thread a picture leaves the others to requests
sharp.cache(false)
sharp.concurrency(1)

/**
 * Opens a picture from outside. Damaged or truncated pixels are an error and not a half-grey picture; the orientation that
 * a camera noted is applied, because the note itself is thrown away with all other metadata.
 */
export function openPicture(path: string): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true, autoOrient: true }).timeout({
    seconds: timeoutSeconds,
  })
}
