import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOfFile } from './file-kind.ts'
import { readPictureHead } from './picture-head.ts'

const plain = sharp({ create: { width: 301, height: 207, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
const still = { width: 301, height: 207, isAnimated: false }

test.each([
  ['a JPEG', () => plain.clone().jpeg()],
  [
    'a progressive JPEG with a camera’s data',
    () =>
      plain
        .clone()
        .withExif({ IFD0: { Artist: 'x'.repeat(9_000) } })
        .jpeg({ progressive: true }),
  ],
  ['a PNG', () => plain.clone().png()],
  ['a WebP', () => plain.clone().flatten().webp()],
  ['a lossless WebP', () => plain.clone().webp({ lossless: true })],
  ['a WebP with see-through parts', () => plain.clone().webp()],
  ['a GIF', () => plain.clone().gif()],
  ['an AVIF', () => plain.clone().avif({ effort: 0 })],
])('the size of %s is read from its first bytes', async (_what, make) => {
  expect(readPictureHead(await make().toBuffer())).toEqual(still)
})

test('an animated WebP, PNG, GIF and AVIF are recognised', async () => {
  const frames = sharp(Buffer.alloc(8 * 16 * 3).fill(200, 8 * 8 * 3), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  })
  expect(readPictureHead(await frames.webp({ loop: 0, delay: [100, 100] }).toBuffer())).toEqual({
    width: 8,
    height: 8,
    isAnimated: true,
  })
  expect(readPictureHead(await frames.gif({ loop: 0, delay: [100, 100] }).toBuffer())).toEqual({
    width: 8,
    height: 8,
    isAnimated: true,
  })
  // Nothing here writes sequences; their brand comes first
  const sequence = await plain.clone().avif({ effort: 0 }).toBuffer()
  sequence.write('avis', 8)
  expect(readPictureHead(sequence)).toEqual({ ...still, isAnimated: true })
  const png = await plain.clone().png().toBuffer()
  const control = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
  const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
  expect(readPictureHead(animated)).toEqual({ ...still, isAnimated: true })
})

test('a file without a size, or cut off before it, has none', async () => {
  const jpeg = await plain.clone().jpeg().toBuffer()
  for (const bytes of [Buffer.alloc(0), jpeg.subarray(0, 30), Buffer.from('GIF89a'), Buffer.alloc(99, 0xff)])
    expect(readPictureHead(bytes)).toBeNull()
})

const brands = (...names: string[]) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + names.length * 4)
  return Buffer.concat([size, Buffer.from(`ftyp${names.join('')}`), Buffer.alloc(40)])
}

test.each([
  ['heic', brands('heic', '\0\0\0\0', 'mif1', 'heic')],
  ['heic', brands('mif1', '\0\0\0\0', 'heic')],
  ['avif', brands('avif', '\0\0\0\0', 'mif1')],
  ['mp4', brands('isom', '\0\0\u0002\0', 'iso2', 'mp41')],
  ['gif', Buffer.from('GIF89a')],
  ['bmp', Buffer.from('BM1234\0\0\0\0')],
  ['svg', Buffer.from('\u00ef\u00bb\u00bf<?xml version="1.0"?>\n<svg width="8"/>', 'latin1')],
  ['page', Buffer.from('<!doctype html>')],
  ['pdf', Buffer.from('%PDF-1.7')],
  ['zip', Buffer.from('PK\u0003\u0004')],
  ['empty', Buffer.alloc(0)],
  ['unknown', Buffer.from('BMW is a car')],
  ['unknown', Buffer.from('a text')],
] as const)('%s is recognised by its first bytes', (kind, bytes) => expect(kindOfFile(bytes)).toBe(kind))
