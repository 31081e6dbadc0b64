import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { composeKit } from '#app/features/kits/paper/compose-kit.ts'
import type { PaperChoice } from '#app/features/kits/paper/paper-choice.schema.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { squeezed } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import type { ReadPage } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import { noDetails } from '#app/features/kits/paper/usual-print.ts'
import type { TypesetJob } from '#app/platform/typesetting/messages.ts'
import { allNames, namesInScripts } from '#app/platform/typesetting/names.fixtures.ts'
import { composingWith } from '#app/features/kits/paper/composing.fixtures.ts'
import { usePress } from '#tests/support/kit-press.ts'
import { kitSamples } from './all-samples.ts'
import { kitOf } from './kit-document.fixtures.ts'

const press = usePress({ readsFonts: true })
const pagesOf = async (job: TypesetJob): Promise<ReadPage[]> => (await press.read(job)).pages

const sampleOf = (kind: Kit['kind']): Kit =>
  kitOf(
    kitSamples.find((each) => each.kind === kind)!,
    'en',
  )

/** One part of a kit, with other data than its document has. */
async function printOf(
  kit: Kit,
  id: string,
  change: (data: PaperPart['data']) => object,
  more: Partial<PaperChoice> = {},
) {
  const composing = composingWith({ choice: { language: 'fr', ...more } })
  const parts = composeKit(kit, composing).map((part) =>
    part.id === id ? { ...part, data: change(part.data) as PaperPart['data'] } : part,
  )
  return (await press.print({ composing, parts, here: [id] })).pages
}

const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
const long = [
  'Ada',
  'Marie-Antoinette Desjardins de la Rochefoucauld',
  'Jean Paul Georges Jean-Baptiste Emmanuel Marie Joseph',
  ...[24, 60, 300].map((letters) => word.repeat(6).slice(0, letters)),
  'W'.repeat(60),
]

const certificateOf = (names: readonly string[]): TypesetJob => ({
  root: join(process.cwd(), 'app/features'),
  template: 'play/results/certificates.typ',
  data: JSON.stringify({
    paper: 'us-letter',
    language: 'fr',
    over: 'Certificat',
    to: 'décerné à',
    title: 'The Rope at Nine',
    check: 'À vérifier',
    teams: names.map((name) => ({ name, deed: 'a réussi', ending: null, facts: [['52:10', 'temps']], code: 'ABCD' })),
    page: { name: '', words: {} },
  }),
  pictures: [],
})

/** Everything on which a name is printed. */
const papers = {
  'tags and place cards': (names: readonly string[]) =>
    printOf(sampleOf('mystery-dinner'), 'tags', () => ({
      tags: names.map((name) => ({ name, person: '', about: '' })),
    })),
  'tags in large print': (names: readonly string[]) =>
    printOf(
      sampleOf('mystery-dinner'),
      'tags',
      () => ({ tags: names.map((name) => ({ name, person: name, about: '' })) }),
      {
        isLarge: true,
        paper: 'a4',
      },
    ),
  'the certificate of a room': (names: readonly string[]) =>
    printOf(sampleOf('escape-room'), 'certificate', (data) => ({ ...data, names })),
  'certificates of a session': (names: readonly string[]) => pagesOf(certificateOf(names)),
} as const

const foreign = /[^\0-\u024f\u2000-\u206f\u1e00-\u1eff]/u

describe.each(Object.entries(papers))('on %s', (_where, print) => {
  test('forty-eight names in twelve scripts are set in fonts that have their letters', async () => {
    const pages = await print(allNames)
    const text = pages.map((page) => page.text).join('')
    // A PDF may hold a letter as it is shaped
    const written = (name: string) => squeezed(name).normalize('NFKC')
    for (const name of allNames.filter((each) => !/[\u0590-\u0fff]/u.test(each))) expect(text).toContain(written(name))
    const elsewhere = pages.flatMap(({ runs }) =>
      runs.filter((run) => foreign.test(run.text) && !/noto/iu.test(run.font)).map((run) => `${run.text} ${run.font}`),
    )
    expect(elsewhere).toEqual([])
  }, 60_000)

  test.each(long.map((name) => ({ letters: name.length, name })))(
    'a name of $letters letters stands inside its place, and is 8 points or larger',
    async ({ name }) => {
      const pages = await print([name])
      expect(pages.map((page) => page.text).join('')).toContain(squeezed(name))
      for (const page of pages) expect(page.margin).toBeGreaterThanOrEqual(8)
      const parts = pages.flatMap(({ runs }) => runs.filter(({ text }) => squeezed(name).includes(squeezed(text))))
      expect(Math.min(...parts.map(({ size }) => size))).toBeGreaterThanOrEqual(8)
    },
    60_000,
  )
})

const each = [{ isLarge: false }, { isLarge: true }]

const underNames = [
  ['Sacha Verhaegen', '髙橋 慶'],
  ['Peggy Quigley', 'Élodie Jacques'],
  ['Gaby Jørgensen-Yquem', 'Jacques-Yves Quigley'],
  ['Guy', 'Gyöngyi'],
] as const

/** Points between what hangs below a name and what stands above another below it. */
function clearOf(pages: readonly ReadPage[], name: string, person: string): number[] {
  return pages.flatMap(({ runs }) => {
    const isOf = (words: string, text: string) => (text.length > 1 || foreign.test(text)) && words.includes(text)
    const rows = (words: string) => runs.filter(({ text }) => isOf(squeezed(words), squeezed(text)))
    return rows(person).flatMap(({ turn, base, size }) => {
      const above = rows(name).filter((row) => row.turn === turn && row.base > base)
      const nearest = above.toSorted((one, other) => one.base - other.base)[0]
      return nearest ? [nearest.base - 0.25 * nearest.size - (base + 0.88 * size)] : []
    })
  })
}

const mm = 72 / 25.4

describe.each(each)('of whom plays whom, in large print: $isLarge', ({ isLarge }) => {
  test.each(underNames)(
    '%s leaves two millimetres to %s',
    async (name, person) => {
      const tag = { name, person, about: '' }
      const tags = await printOf(sampleOf('mystery-dinner'), 'tags', () => ({ tags: [tag] }), { isLarge, paper: 'a4' })
      const booklet = await printOf(
        sampleOf('mystery-dinner'),
        'guest-1',
        (data) => ({ ...data, booklet: { ...(data['booklet'] as object), name, person } }),
        { isLarge },
      )
      const gaps = [...clearOf(tags, name, person), ...clearOf(booklet, name, person)]
      // A tag, both sides of a tent card, a cover; a person of two rows has one for each
      expect(gaps.length).toBeGreaterThanOrEqual(4)
      // What is drawn is placed in hundredths of a point
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * mm - 0.05)
    },
    60_000,
  )
})

test('what each guest gets has their name on it, whatever its script', async () => {
  const kit = sampleOf('mystery-dinner')
  if (kit.kind !== 'mystery-dinner') throw new Error(kit.kind)
  const guests = kit.document.characters.filter(isGuest)
  const names = Object.values(namesInScripts).map((each, at) => each[at % 4]!)
  const roster = guests.map(({ id }, at) => ({ characterId: id, person: names[at]! }))
  const composing = composingWith({ choice: { paper: 'a4', ink: 'low' }, details: { ...noDetails, roster } })
  const parts = composeKit(kit, composing)
  const here = parts.flatMap(({ id, reader }) => (reader === 'guest' ? [id] : []))
  expect(here).toHaveLength(guests.length)
  const { pages } = await press.print({ composing, parts, here })
  const foreignRuns = pages.flatMap(({ runs }) => runs.filter(({ text }) => foreign.test(text)))
  expect(foreignRuns.filter(({ font }) => !/noto/iu.test(font))).toEqual([])
  const text = pages.map((page) => page.text).join('')
  for (const { person } of roster) if (!/[\u0590-\u0fff]/u.test(person)) expect(text).toContain(squeezed(person))
}, 60_000)

test('no letter comes from a font of the machine', async () => {
  const template = certificateOf(['Georgian ანა, Braille ⠓⠑, Tamil கவிதா'])
  const fonts = (await pagesOf(template)).flatMap(({ runs }) => runs.map(({ font }) => font))
  expect(fonts.filter((font) => !/figtree|fraunces|dejavusansmono|notoemoji/iu.test(font))).toEqual([])
})
