import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { composeKit } from '#app/features/kits/paper/compose-kit.ts'
import { noDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { kitJob } from '#app/features/kits/paper/kit-job.server.ts'
import { readPdf, squeezed } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import { kitLimits, Typesetter } from '#app/platform/typesetting/typesetter.server.ts'
import { kitSamples } from './all-samples.ts'
import { dinnerOf, roomOf } from './kit-document.fixtures.ts'

const typesetter = new Typesetter(kitLimits)
const picture = { path: '/pictures/0.jpg', width: 640, height: 360 }
const everyPicture = new (class extends Map<string, typeof picture> {
  override get = () => picture
})()
let bytes: Buffer

beforeAll(async () => {
  bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => typesetter.close())

/** The smallest size of each word in each part, in pt. */
async function sizesOf(kit: Kit, title: string, isLarge: boolean): Promise<ReadonlyMap<string, number>> {
  const about = {
    title,
    code: 'K7QX',
    version: '1a2b',
    hintsAddress: 'https://x.example/h',
    isReachable: true,
    isOpen: false,
  }
  const choice = {
    language: 'en',
    paper: 'a4',
    ink: 'colour',
    isLarge,
    hostPlays: false,
    rounds: 'roll',
    isSent: false,
  } as const
  const parts = composeKit(kit, { about, choice, details: noDetails, pictures: everyPicture }).map((part) =>
    'documents' in part.data ? { ...part, data: { ...part.data, documents: [] } } : part,
  )
  // Booklets, clues and documents fill their paper in either size
  const here = parts.flatMap(({ id }) => (/^guest-|^clues$/u.test(id) ? [] : [{ id, only: null }]))
  const job = kitJob({ about, choice, parts, here, files: [{ picture, bytes }] })
  const set = await typesetter.typeset(() => Promise.resolve(job), title)
  if (set.outcome !== 'set') throw new Error(set.outcome)
  const sizes = new Map<string, number>()
  for (const { marks, runs } of (await readPdf(set.pdf)).pages) {
    const code = /·(G?\d+)‐\d+/u.exec(marks)?.[1] ?? ''
    for (const { text, size } of runs)
      // Numbers of pages are others in each
      for (const word of text.split(/\s+/u).filter((each) => /\D/u.test(each))) {
        const key = `${code} ${squeezed(word)}`
        sizes.set(key, Math.min(size, sizes.get(key) ?? Infinity))
      }
  }
  return sizes
}

/** Names fill their places, so they may stay as large as they are. */
const leastGrowth = 0.99
const usualGrowth = 1.08

const [dinner, , , room] = kitSamples

test.each([dinner!, room!].map((sample) => ({ key: sample.key, sample })))(
  'nothing in $key is smaller in large print, and nearly all of it is larger',
  async ({ sample }) => {
    const kit: Kit =
      sample.kind === 'escape-room'
        ? { kind: sample.kind, document: roomOf(sample, 'en') }
        : { kind: sample.kind, document: dinnerOf(sample, 'en') }
    const usual = await sizesOf(kit, sample.title.en, false)
    const large = await sizesOf(kit, sample.title.en, true)
    // Kerning parts some words elsewhere
    const grown = [...usual].flatMap(([word, size]) => (large.has(word) ? [{ word, by: large.get(word)! / size }] : []))
    expect(grown.length).toBeGreaterThan(0.95 * usual.size)
    expect(grown.filter(({ by }) => by < leastGrowth).map(({ word, by }) => `${word} ${by.toFixed(2)}`)).toEqual([])
    const few = grown.filter(({ by }) => by < usualGrowth)
    expect(few.length).toBeLessThan(0.03 * grown.length)
  },
  60_000,
)
