import { encodeQR } from 'qr'
import sharp from 'sharp'
import './sharp.server.ts'

/** Pixels of one dot: the print stays sharp up to a hand’s width. */
const dot = 24

/** A black and white picture, with its quiet border. */
export async function qrPng(text: string): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const side = rows.length * dot
  const pixels = Buffer.alloc(side * side, 255)
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark)
        for (let line = y * dot; line < (y + 1) * dot; line++)
          pixels.fill(0, line * side + x * dot, line * side + (x + 1) * dot)
    }),
  )
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
