import { afterEach, expect, test, vi } from 'vitest'
import { prepareFile } from './prepare-file.ts'

afterEach(() => vi.unstubAllGlobals())

const megabyte = 1024 * 1024
const jpeg = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 90, 0, 160, 3]
const gif = [...Buffer.from('GIF89a')]
const heic = [0, 0, 0, 24, ...Buffer.from('ftypheic'), 0, 0, 0, 0, ...Buffer.from('mif1heic')]
/** 128 kbit/s. */
const mp3 = Array.from({ length: 4 }, () => [0xff, 0xfb, 0x90, 0, ...Array<number>(413).fill(0x55)]).flat()

const fileOf = (head: readonly number[], bytes = head.length, type = '', name = 'file') =>
  new File([Uint8Array.from(head), new Uint8Array(Math.max(0, bytes - head.length))], name, { type })

test.each([
  ['image/jpeg', 'photo.jpg'],
  ['image/jpg', 'photo.jpeg'],
  ['image/pjpeg', 'photo.jfif'],
  ['video/ogg', 'photo.ogg'],
  ['', 'photo'],
])('a picture sent as “%s” and named %s is a picture', async (type, name) => {
  const file = fileOf(jpeg, jpeg.length, type, name)
  expect(await prepareFile(file, 'scene')).toEqual({ file, isAnimated: false })
})

test.each(['video/ogg', 'audio/mp3', 'audio/x-m4a', 'application/octet-stream', ''])(
  'a sound sent as “%s” is a sound',
  async (type) => {
    const file = fileOf(mp3, mp3.length, type)
    expect(await prepareFile(file, 'sound')).toEqual({ file, isAnimated: false })
  },
)

test.each([
  [
    'a HEIC called JPG',
    fileOf(heic, 40, 'image/jpeg', 'IMG_1.jpg'),
    'scene',
    'invalidFile',
    { found: 'heic', why: 'format' },
  ],
  ['a GIF called PNG', fileOf(gif, 40, 'image/png'), 'avatar', 'invalidFile', { found: 'gif', why: 'format' }],
  ['an empty file', fileOf([]), 'cover', 'invalidFile', { found: 'empty', why: 'format' }],
  ['an MP3 as a picture', fileOf([...Buffer.from('ID3')], 40), 'item', 'invalidFile', { found: 'mp3', why: 'format' }],
  ['a picture as a sound', fileOf(jpeg), 'sound', 'invalidFile', { found: 'jpeg', why: 'format' }],
  ['a large picture', fileOf(jpeg, 10 * megabyte + 1), 'cover', 'fileTooLarge', { bytes: 10 * megabyte + 1 }],
  ['zeros that are too large', fileOf([], 11 * megabyte), 'cover', 'fileTooLarge', { bytes: 11 * megabyte }],
  ['zeros', fileOf([], 40), 'cover', 'invalidFile', { found: 'unknown', why: 'format' }],
  ['a large portrait', fileOf(jpeg, 2 * megabyte), 'avatar', 'fileTooLarge', { bytes: 2 * megabyte }],
  [
    'a large film as a sound',
    fileOf([...Buffer.from('RIFF0000AVI ')], 21 * megabyte),
    'sound',
    'invalidFile',
    { found: 'avi', why: 'format' },
  ],
  ['a large sound', fileOf(mp3, 20 * megabyte + 1), 'sound', 'fileTooLarge', { bytes: 20 * megabyte + 1 }],
] as const)('%s is refused before it is sent, with what it is', async (_what, file, purpose, code, params) => {
  await expect(prepareFile(file, purpose)).rejects.toMatchObject({ code, params })
})

/** Two images of one pixel. */
const animated = [
  [...gif, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
  [0x21, 0xf9, 4, 0, 9, 0, 0, 0],
  [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
  [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
].flat()

test('an animated GIF becomes a still before it is sent, and the author is told', async () => {
  const drawn = new Blob(['as WebP'])
  const canvas = { getContext: () => ({ drawImage: () => {} }), convertToBlob: () => Promise.resolve(drawn) }
  vi.stubGlobal(
    'Image',
    vi.fn(function () {
      return { naturalWidth: 1, naturalHeight: 1, decode: () => Promise.resolve() }
    }),
  )
  vi.stubGlobal(
    'OffscreenCanvas',
    vi.fn(function () {
      return canvas
    }),
  )
  expect(await prepareFile(fileOf(animated, animated.length, 'image/gif'), 'scene')).toEqual({
    file: drawn,
    isAnimated: true,
  })
  expect(await prepareFile(fileOf(animated.slice(0, -17), 99, 'image/gif'), 'scene')).toEqual({
    file: drawn,
    isAnimated: false,
  })
})

test('a GIF that the browser cannot draw is damaged', async () => {
  const refusal = { code: 'invalidFile', params: { found: 'gif', why: 'damaged' } }
  await expect(prepareFile(fileOf(animated), 'scene')).rejects.toMatchObject(refusal)
})

test('a picture of exactly 10 MB is accepted', async () => {
  const file = fileOf(jpeg, 10 * megabyte)
  expect((await prepareFile(file, 'cover')).file).toBe(file)
})

test('a folder, or a file that has disappeared, is reported as unreadable', async () => {
  const gone = fileOf(jpeg)
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }) as never
  await expect(prepareFile(gone, 'cover')).rejects.toMatchObject({
    code: 'invalidFile',
    params: { found: 'unknown', why: 'unreadable' },
  })
})
