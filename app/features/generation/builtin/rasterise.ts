import sharp from 'sharp'
import type { Drawing } from './draw.ts'

interface Size {
  width: number
  height: number
}

/** WebP of exactly this size; the excess is cropped evenly. */
export async function rasterise({ svg, blocks }: Drawing, { width, height }: Size): Promise<Buffer> {
  const density = 72 * Math.min(1, Math.max(width, height) / 1080)
  const drawn = sharp(Buffer.from(svg), { density: Math.max(18, density) }).resize(width, height, { fit: 'cover' })
  if (blocks === 0) return drawn.webp({ quality: 88, effort: 2 }).toBuffer()
  const share = blocks / Math.min(width, height)
  const few = await drawn.png({ compressionLevel: 1 }).toBuffer()
  const small = await sharp(few)
    .resize(Math.round(width * share), Math.round(height * share))
    .png()
    .toBuffer()
  return sharp(small)
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .webp({ quality: 88, effort: 2 })
    .toBuffer()
}
