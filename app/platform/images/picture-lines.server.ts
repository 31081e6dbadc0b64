import { inImageQueue } from './image-queue.server.ts'
import { openPicture, openRaw } from './sharp.server.ts'

type PictureLines = { data: Buffer; width: number; height: number }

/** Enough over the width of a page; px. */
const longestSide = 1400
/** Of the finer blur, in pixels; the coarser one is this many times as wide. */
const blur = { fine: 1.3, times: 1.6 }
/** How much darker than around it a place is to be drawn, and how fast the line then becomes black. */
const edge = { least: 0.014, gain: 16 }
/** Below `dark` a place is hatched, and closer below `black`; out of 255. */
const tones = { dark: 105, black: 55, blur: 5 }
/** Only the darkest places, up to these shares of a picture: a night would be nothing but hatching. */
const shares = { dark: 0.3, black: 0.2 }
/** Distance and width of the hatching's lines; px along a row. */
const hatching = { dark: 22, black: 13, width: 1.6 }

/** Draws a picture with black lines on white, to save ink: its edges, and hatching where it is darkest.
 * @param picture one of ours, decoded before @param whose takes turns with others */
export const pictureLines = (picture: Uint8Array, whose: string): Promise<PictureLines> =>
  inImageQueue(whose, async () => {
    const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
    const { data: grey, info } = await openPicture(picture)
      .resize(size)
      .flatten({ background: '#ffffff' })
      .greyscale()
      .toColourspace('b-w')
      .median(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const raw = { width, height, channels: 1 } as const
    const blurred = (pixels: Buffer, sigma: number) =>
      openRaw(pixels, raw).blur(sigma).toColourspace('b-w').raw().toBuffer()
    // Edges of a pale picture count as much as others; what is hatched has to be dark
    const clear = await openRaw(grey, raw).normalise().toColourspace('b-w').raw().toBuffer()
    const fine = await blurred(clear, blur.fine)
    const coarse = await blurred(clear, blur.fine * blur.times)
    const tone = await blurred(grey, tones.blur)
    const dark = Math.min(tones.dark, levelOf(tone, shares.dark))
    const black = Math.min(tones.black, levelOf(tone, shares.black))
    const drawn = Buffer.alloc(fine.length)
    for (let at = 0; at < drawn.length; at++) {
      const darker = roots[coarse[at]!]! - roots[fine[at]!]! - edge.least
      const every = tone[at]! < black ? hatching.black : hatching.dark
      const isHatched = tone[at]! < dark && ((at % width) + Math.floor(at / width)) % every < hatching.width
      drawn[at] = isHatched ? 60 : 255 * (1 - Math.min(1, Math.max(0, darker) * edge.gain))
    }
    const data = await openRaw(drawn, raw).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer()
    return { data, width, height }
  })

/** Square roots tell dark places apart as eyes do. */
const roots = Array.from({ length: 256 }, (_, value) => Math.sqrt(value / 255))

/** The level below which at most this share of the places lies. */
function levelOf(places: Buffer, share: number): number {
  const counts = Array.from({ length: 256 }, () => 0)
  for (const level of places) counts[level]! += 1
  let [level, below] = [0, 0]
  while (level < 255 && below + counts[level]! <= share * places.length) below += counts[level++]!
  return level
}
