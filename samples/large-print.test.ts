import { expect, test } from 'vitest'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { composeKit } from '#app/features/kits/paper/compose-kit.ts'
import { squeezed } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import { composingWith, everyPicture } from '#app/features/kits/paper/composing.fixtures.ts'
import { usePress } from '#tests/support/kit-press.ts'
import { kitSamples } from './all-samples.ts'
import { kitOf } from './kit-document.fixtures.ts'

const press = usePress()

/** The smallest size of each word in each part, in pt. */
async function sizesOf(kit: Kit, title: string, isLarge: boolean): Promise<ReadonlyMap<string, number>> {
  const composing = composingWith({
    about: { title, hintsAddress: 'https://x.example/h' },
    choice: { paper: 'a4', isLarge },
    pictures: everyPicture,
  })
  const parts = composeKit(kit, composing).map((part) =>
    'documents' in part.data ? { ...part, data: { ...part.data, documents: [] } } : part,
  )
  // Clues and documents fill their paper in either size
  const here = parts.flatMap(({ id }) => (id === 'clues' ? [] : [id]))
  const sizes = new Map<string, number>()
  for (const { marks, runs } of (await press.print({ composing, parts, here })).pages) {
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

const [dinner, , shelves, room] = kitSamples

test.each([dinner!, room!].map((sample) => ({ key: sample.key, sample })))(
  'nothing in $key is smaller in large print, and nearly all of it is larger',
  async ({ sample }) => {
    const kit = kitOf(sample, 'en')
    const usual = await sizesOf(kit, sample.title.en, false)
    const large = await sizesOf(kit, sample.title.en, true)
    // Kerning parts some words elsewhere, and cards have no flap that says how to fold them
    const grown = [...usual].flatMap(([word, size]) => (large.has(word) ? [{ word, by: large.get(word)! / size }] : []))
    expect(grown.length).toBeGreaterThan(0.93 * usual.size)
    expect(grown.filter(({ by }) => by < leastGrowth).map(({ word, by }) => `${word} ${by.toFixed(2)}`)).toEqual([])
    const few = grown.filter(({ by }) => by < usualGrowth)
    expect(few.length).toBeLessThan(0.03 * grown.length)
  },
  60_000,
)

test.each([
  { isLarge: false, least: 8.5 },
  { isLarge: true, least: 12 },
])(
  'the names along a logic grid are never under $least pt, large: $isLarge',
  async ({ isLarge, least }) => {
    const composing = composingWith({ choice: { language: 'fr', isLarge }, pictures: everyPicture })
    const parts = composeKit(kitOf(shelves!, 'en'), composing)
    const { pages } = await press.print({ composing, parts, here: ['puzzles'] })
    const names = pages.flatMap(({ runs }) => runs.filter(({ text }) => /^(?:Ligne 7|Étagère du haut)$/u.test(text)))
    expect(names).toHaveLength(3)
    for (const { size } of names) expect(size).toBeGreaterThan(least - 0.01)
  },
  60_000,
)

test.each(
  kitSamples
    .filter(({ kind }) => kind === 'mystery-dinner')
    .flatMap((sample) => (['en', 'fr'] as const).map((language) => ({ key: sample.key, language, sample }))),
)(
  'what a host who plays has to know of $key stands on one sheet, in $language',
  async ({ sample, language }) => {
    const choice = { language, paper: 'us-letter', hostPlays: true } as const
    const composing = composingWith({ choice, pictures: everyPicture })
    const parts = composeKit(kitOf(sample, 'en'), composing)
    expect((await press.print({ composing, parts, here: ['host-plays'] })).pages).toHaveLength(2)
  },
  60_000,
)
