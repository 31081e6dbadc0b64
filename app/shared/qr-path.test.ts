import { encodeQR } from 'qr'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('each run of dark squares is one strip', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, true],
      [true, false, true],
    ]),
  ).toEqual({ size: 3, path: 'M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z' })
})

test('a camera can read the drawing back', () => {
  const link = 'https://whodini.example/join/7K2M9QXT'
  const { size, path } = qrPath(encodeQR(link, 'raw', { border: 4 }))
  const scale = 4
  const data = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        data.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3)
    }
  }
  expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe(link)
})
