import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureLines } from './picture-lines.server.ts'

const shapes = (ground: string, front: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: ground } })
    .composite([{ input: { create: { width: 160, height: 120, channels: 3, background: front } }, left: 120, top: 90 }])
    .jpeg()
    .toBuffer()

/** Ink at places of the drawing, from 0 to 255. */
async function drawn(picture: Buffer) {
  const lines = await pictureLines(picture, 'ada')
  const { data, info } = await sharp(lines.data).greyscale().raw().toBuffer({ resolveWithObject: true })
  const mean = (left: number, top: number, side: number) => {
    let sum = 0
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++) sum += 255 - data[(y * info.width + x) * info.channels]!
    return sum / side / side
  }
  return { lines, whole: data.reduce((sum, value) => sum + 255 - value, 0) / data.length / 255, mean }
}

test('edges become lines, and light areas stay white whatever their colour', async () => {
  const { lines, whole, mean } = await drawn(await shapes('#ffe9a0', '#c8a0d8'))
  expect([lines.width, lines.height]).toEqual([400, 300])
  expect(whole).toBeLessThan(0.05)
  expect(mean(110, 120, 20)).toBeGreaterThan(8)
  for (const place of [20, 180]) expect(mean(place, 130, 30)).toBeLessThan(2)
})

test('dark areas are hatched, black ones more closely, and none is filled', async () => {
  const { whole, mean } = await drawn(await shapes('#ffffff', '#505050'))
  expect(mean(170, 130, 44)).toBeGreaterThan(6)
  expect(whole).toBeLessThan(0.06)
  const black = await drawn(await shapes('#ffffff', '#000000'))
  expect(black.mean(170, 130, 44)).toBeGreaterThan(mean(170, 130, 44))
  expect(black.whole).toBeLessThan(0.06)
})

test('a picture that is dark all over is drawn by its edges', async () => {
  const { whole, mean } = await drawn(await shapes('#101018', '#30303c'))
  expect(whole).toBeLessThan(0.03)
  expect(mean(20, 20, 52)).toBeLessThan(2)
  expect(mean(110, 120, 20)).toBeGreaterThan(8)
})

test('a large picture is drawn no larger than a page needs', async () => {
  const wide = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#888888' } })
    .png()
    .toBuffer()
  const { width, height } = await pictureLines(wide, 'ada')
  expect([width, height]).toEqual([1400, 700])
})
