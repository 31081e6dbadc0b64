import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AppError } from '#app/shared/app-error.ts'
import { hostileFiles, marker, noisyPicture } from '#tests/support/hostile-files.ts'
import type { HostileFile } from '#tests/support/hostile-files.ts'
import { decodeImage, pictureError } from './decode-image.server.ts'
import { inImageQueue } from './image-queue.server.ts'
import { reencodeImage } from './reencode-image.server.ts'
import type { PictureSource } from './sharp.server.ts'
import type { ImageFrame, ImageOutput } from './reencode-image.server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whodini-images-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(folder, String(count++))
  await writeFile(path, bytes)
  return path
}

const asWebp = (frame: ImageFrame, keepAlpha = true): ImageOutput => ({ format: 'webp', quality: 80, keepAlpha, frame })
const wide = { ratio: [16, 9], steps: 120, framing: 'crop' } as const

const outcome = (source: PictureSource): Promise<unknown> =>
  reencodeImage(source, asWebp({ inside: [512, 512] })).catch((error: unknown) => error)

describe('hostile files', () => {
  let files: HostileFile[]
  beforeAll(async () => {
    files = await hostileFiles()
  })

  test('each of forty hostile files is refused with its code, or reduced to its pixels', async () => {
    expect(files.length).toBeGreaterThanOrEqual(40)
    const wrong: string[] = []
    for (const file of files) {
      const result = await outcome(await fileOf(file.bytes))
      if (result instanceof AppError) {
        if (file.expect === 'reencoded' || !file.expect.includes(result.code))
          wrong.push(`${file.name}: ${result.code} (${result.log})`)
        continue
      }
      if (result instanceof Error) wrong.push(`${file.name}: unexpected ${result.message}`)
      else if (file.expect !== 'reencoded') wrong.push(`${file.name}: taken`)
    }
    expect(wrong).toEqual([])
  })

  test('whatever is refused as an upload is refused from memory, too', async () => {
    for (const { name, bytes, expect: expected } of files)
      if (expected !== 'reencoded') expect([name, await outcome(bytes)]).toEqual([name, expect.any(AppError)])
  })

  test('nothing but the pixels survives: no location, no comment, no profile, no second file', async () => {
    for (const file of files.filter(({ expect: expected }) => expected === 'reencoded')) {
      const { data } = await reencodeImage(await fileOf(file.bytes), asWebp({ inside: [512, 512] }))
      expect(data.includes(marker), file.name).toBe(false)
      expect(data.subarray(0, 4).toString('latin1'), file.name).toBe('RIFF')
      expect(data.readUInt32LE(4) + 8, `${file.name}: bytes behind the picture`).toBe(data.length)
      const metadata = await sharp(await fileOf(data)).metadata()
      expect(metadata, file.name).toMatchObject({ format: 'webp' })
      expect(
        [metadata.exif, metadata.xmp, metadata.icc, metadata.iptc, metadata.orientation, metadata.pages],
        file.name,
      ).toEqual(Array(6).fill(undefined))
    }
  })
})

describe('the shape of a picture', () => {
  const sizeOf = async (width: number, height: number, frame: ImageFrame) => {
    const plain = sharp({ create: { width, height, channels: 3, background: '#336699' } })
    const image = await reencodeImage(await fileOf(await plain.jpeg().toBuffer()), asWebp(frame))
    const read = await sharp(await fileOf(image.data)).metadata()
    expect([read.width, read.height]).toEqual([image.width, image.height])
    return `${image.width}x${image.height}`
  }

  test.each([
    [4000, 3000, '1920x1080'],
    [1920, 1080, '1920x1080'],
    [1000, 3000, '992x558'],
    [1366, 768, '1360x765'],
    [10, 10, '16x9'],
  ])('%i x %i cropped to 16:9 is %s: exact, and hardly ever larger than it came', async (width, height, size) => {
    expect(await sizeOf(width, height, wide)).toBe(size)
  })

  test.each([
    [1000, 3000, '999x1776'],
    [2160, 4000, '1080x1920'],
    [3000, 1000, '558x992'],
  ])('%i x %i cropped to 9:16 is %s', async (width, height, size) => {
    expect(await sizeOf(width, height, { ...wide, ratio: [9, 16] })).toBe(size)
  })

  test('fitting shows the whole picture on bars of paper', async () => {
    const square = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const image = await reencodeImage(await fileOf(square), asWebp({ ...wide, framing: 'fit' }))
    expect([image.width, image.height]).toEqual([1600, 900])
    const { data } = await sharp(await fileOf(image.data))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * 1600 + x) * 3, (y * 1600 + x) * 3 + 3)]
    expect(pixel(20, 450)).toEqual([255, 255, 255])
    expect(pixel(800, 450)[0]).toBeGreaterThan(230)
    expect(pixel(800, 450)[1]).toBeLessThan(25)
  })

  test.each([
    [0, undefined],
    [100, undefined],
    [0, 6],
    [100, 6],
  ])('a crop keeps the chosen part (%i percent), also of a rotated picture (%o)', async (at, orientation) => {
    const upright = sharp({ create: { width: 300, height: 900, channels: 3, background: '#0000ff' } }).composite([
      { input: { create: { width: 300, height: 450, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    const bytes = orientation
      ? await sharp(await fileOf(await upright.png().toBuffer()))
          .rotate(-90)
          .withMetadata({ orientation })
          .jpeg()
          .toBuffer()
      : await upright.png().toBuffer()
    const image = await reencodeImage(await fileOf(bytes), asWebp({ ...wide, at }, false))
    expect([image.width, image.height]).toEqual([288, 162])
    const { data } = await sharp(await fileOf(image.data))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red, , blue] = data.subarray((81 * 288 + 144) * 3)
    expect(at === 0 ? red : blue).toBeGreaterThan(200)
    expect(at === 0 ? blue : red).toBeLessThan(60)
  })

  test('inside a box a picture keeps its own shape and is never enlarged', async () => {
    expect(await sizeOf(2000, 1000, { inside: [512, 512] })).toBe('512x256')
    expect(await sizeOf(100, 50, { inside: [512, 512] })).toBe('100x50')
  })

  test('an account picture is a square JPEG of 150 pixels, even from a smaller one', async () => {
    for (const [width, height] of [
      [400, 200],
      [20, 40],
    ] as const) {
      const image = await reencodeImage(await fileOf(await noisyPicture(width, height).png().toBuffer()), {
        format: 'jpeg',
        quality: 90,
        keepAlpha: false,
        frame: { exactly: [150, 150] },
      })
      expect(image).toMatchObject({ width: 150, height: 150, mime: 'image/jpeg' })
      expect(image.data.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    }
  })

  test('a picture taken with the camera on its side is upright', async () => {
    const sideways = await noisyPicture(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const path = await fileOf(sideways)
    expect(await decodeImage(path)).toEqual({ format: 'jpeg', width: 300, height: 400 })
    expect(await reencodeImage(path, asWebp({ inside: [512, 512] }))).toMatchObject({ width: 300, height: 400 })
  })

  test('transparency is kept where it is wanted and turns white elsewhere', async () => {
    const path = await fileOf(
      await sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
    )
    const kept = await reencodeImage(path, asWebp({ inside: [512, 512] }))
    const flat = await reencodeImage(path, asWebp({ inside: [512, 512] }, false))
    expect((await sharp(await fileOf(kept.data)).metadata()).hasAlpha).toBe(true)
    expect((await sharp(await fileOf(flat.data)).metadata()).hasAlpha).toBe(false)
    expect([
      ...(
        await sharp(await fileOf(flat.data))
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]).toEqual([255, 255, 255])
  })
})

test('a stored picture needs no temporary file to become the same picture', async () => {
  const stored = await noisyPicture(320, 180).webp().toBuffer()
  const output = asWebp({ inside: [160, 160] })
  expect(await reencodeImage(stored, output)).toEqual(await reencodeImage(await fileOf(stored), output))
})

test('the whole process can open JPEG, PNG and WebP files and nothing else', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  await expect(sharp(await fileOf(svg)).metadata()).rejects.toThrow('unsupported image format')
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format')
})

test('at most two pictures are processed at the same time; the others wait their turn', async () => {
  const started: number[] = []
  const release: (() => void)[] = []
  const jobs = [0, 1, 2, 3].map((job) =>
    inImageQueue('ada', async () => {
      started.push(job)
      await new Promise<void>((resolve) => release.push(resolve))
    }),
  )
  expect(started).toEqual([0, 1])
  release[0]?.()
  await jobs[0]
  expect(started).toEqual([0, 1, 2])
  release[1]?.()
  await jobs[1]
  expect(started).toEqual([0, 1, 2, 3])
  for (const done of release) done()
  await Promise.all(jobs)
})

test('people take turns, however many pictures one of them brought', async () => {
  const started: string[] = []
  const jobs = ['ada', 'ada', 'ada', 'ada', 'ada', 'bob', 'bob', 'eve'].map((whose, place) =>
    inImageQueue(whose, () => Promise.resolve(void started.push(`${whose} ${place}`))),
  )
  await Promise.all(jobs)
  expect(started.map((each) => each.split(' ')[0])).toEqual(['ada', 'ada', 'ada', 'bob', 'eve', 'ada', 'bob', 'ada'])
})

test('a picture that fails passes its turn to the next', async () => {
  const failures = await Promise.allSettled(
    [1, 2, 3, 4].map(() => inImageQueue('ada', () => Promise.reject(new Error('broken')))),
  )
  expect(failures.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(await inImageQueue('ada', () => Promise.resolve('free again'))).toBe('free again')
})

test('a picture that takes too long is refused with that reason', () => {
  expect(pictureError(new Error('timeout: 53% complete\nVipsImage: killed'), 'jpeg')).toMatchObject({
    code: 'imageTookTooLong',
  })
})

describe('a JPEG without its end', () => {
  const whole = (progressive: boolean) =>
    noisyPicture(640, 480).withMetadata({ orientation: 6 }).jpeg({ progressive }).toBuffer()
  const cut = async (progressive: boolean, share: number) => {
    const bytes = await whole(progressive)
    return fileOf(bytes.subarray(0, Math.floor(bytes.length * share)))
  }

  test.each([
    ['its last two bytes', false, 0.9999],
    ['a few per cent', false, 0.96],
    ['a tenth of a progressive one', true, 0.9],
  ])('is accepted without %s', async (_what, progressive, share) => {
    const image = await reencodeImage(await cut(progressive, share), asWebp({ inside: [512, 512] }))
    expect([image.width, image.height]).toEqual([384, 512])
  })

  test.each([
    ['half of it', false, 0.5],
    ['most of it', false, 0.1],
    ['most of a progressive one', true, 0.1],
  ])('is reported as damaged without %s', async (_what, progressive, share) => {
    expect(await outcome(await cut(progressive, share))).toMatchObject({
      code: 'invalidFile',
      params: { found: 'jpeg', why: 'damaged' },
    })
  })
})
