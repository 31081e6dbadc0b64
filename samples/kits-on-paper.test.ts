import { describe, expect, test } from 'vitest'
import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import type { Worded } from '#app/features/rows/document.ts'
import { hintsIn, textOf } from '#app/features/kits/documents/words.ts'
import type { TextField } from '#app/features/kits/documents/words.ts'
import { composeKit } from '#app/features/kits/paper/compose-kit.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { numbered } from '#app/features/kits/paper/kit-job.server.ts'
import type { PaperChoice } from '#app/features/kits/paper/paper-choice.schema.ts'
import { inks } from '#app/features/kits/paper/paper-choices.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { coloursIn, fontsIn, squeezed, tooSmall } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import type { ReadPage } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import { noDetails } from '#app/features/kits/paper/usual-print.ts'
import { locales } from '#app/i18n/locale.ts'
import { papers } from '#app/shared/papers.ts'
import { composingWith, everyPicture } from '#app/features/kits/paper/composing.fixtures.ts'
import { usePress } from '#tests/support/kit-press.ts'
import { kitSamples } from './all-samples.ts'
import { kitOf } from './kit-document.fixtures.ts'

const press = usePress()

const each = [false, true]
const every: PaperChoice[] = locales.flatMap((language) =>
  papers.flatMap((paper) =>
    inks.flatMap((ink) =>
      each.flatMap((isLarge) =>
        each.map((hostPlays) => ({
          language,
          paper,
          ink,
          isLarge,
          hostPlays,
          rounds: hostPlays ? 'cards' : 'roll',
          isSent: false,
        })),
      ),
    ),
  ),
)

/** Of 32: each language, paper, ink, size and hosting mode occurs with its opposite once in each kit, and any two of
 * them together in one of the four. */
const firsts = [0b00000, 0b11000, 0b01100, 0b01010]

const choicesOf = (at: number): PaperChoice[] =>
  process.env.FULL_RUNS === 'on'
    ? every
    : every.filter((_, index) => index === firsts[at] || index === 31 - (firsts[at] ?? 0))

const sizes = { a4: [595.28, 841.89], 'us-letter': [612, 792] } as const

/** How many guests of a dinner come to the table in small print. */
const seats: Readonly<Record<string, number>> = { 'the-rope-at-nine': 8, 'a-pumpkin-too-many': 10 }

const rest = { 'read-first': 1, 'host-guide': 3, victim: 1, menu: 1, awards: 1, solution: 2 }

/** By the first choice of each kit. Before, a guest took seven sheets, and the Rope 101 for eight and 120 for ten. */
const sheets: Readonly<Record<string, Record<string, number>>> = {
  'the-rope-at-nine': { ...rest, invitation: 4, guests: 16, tags: 2, accusation: 1, clues: 15, all: 47 },
  'a-pumpkin-too-many': { ...rest, invitation: 5, guests: 20, tags: 3, accusation: 1, clues: 14, all: 52 },
  'lost-property-last-day': { all: 20 },
}

describe.each(kitSamples.map((sample, at) => ({ key: sample.key, sample, at })))('$key on paper', ({ sample, at }) => {
  test.each(choicesOf(at))(
    '$language, $paper, $ink ink, large: $isLarge, host plays: $hostPlays',
    async (choice) => {
      const kit = kitOf(sample, 'en')
      const details = choice.isLarge ? longDetails(kit) : atTable(kit, seats[sample.key])
      const composing = composingWith({
        about: { title: sample.title[choice.language], hintsAddress: 'https://play.example.org/kit/x/hints' },
        choice,
        details,
        pictures: everyPicture,
      })
      const parts = composeKit(kit, composing)
      const { pdf, pages, isTagged } = await press.print({ composing, parts })
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
      const { named, embedded } = fontsIn(pdf)
      expect(named).toBeGreaterThan(2)
      expect(embedded).toBe(named)
      expect(isTagged).toBe(true)
      expect(coloursIn(pdf).length > 0).toBe(choice.ink === 'colour')
      // A name of 120 letters still has to fit on its tag
      const smallest = choice.isLarge ? 2.5 : 5.5
      for (const page of pages) {
        expect([page.width, page.height].map(Math.round)).toEqual(sizes[choice.paper].map(Math.round))
        expect(page.margin).toBeGreaterThanOrEqual(8)
        // Names are short there
        if (!choice.isLarge) expect(tooSmall(page)).toEqual([])
        expect(page.print === 0 || page.print > smallest).toBe(true)
      }
      // Each page has its own code, and each part begins with its first
      const codes = pages.flatMap(({ marks }) => codeIn(marks) ?? [])
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.filter((code) => code.endsWith('‐1'))).toHaveLength(parts.length)
      const text = pages.map((page) => page.text.toLowerCase()).join('')
      const missing = writtenIn(comingTo(kit, details), choice.language).filter(
        (each) => ![onPaper(each), ...asAdded(each)].some((words) => text.includes(words)),
      )
      expect(missing).toEqual([])
      if (choice === every[firsts[at] ?? 0]) expect(sheetsIn(pages, parts)).toMatchObject(sheets[sample.key] ?? {})
    },
    60_000,
  )
})

test('whose rounds are on cards in place of a roll has no more sheets', async () => {
  const kit = kitOf(kitSamples[0]!, 'en')
  const composing = composingWith({ choice: { language: 'fr', paper: 'a4', rounds: 'cards' } })
  const parts = composeKit(kit, composing)
  const here = parts.flatMap(({ id, reader }) => (reader === 'guest' ? [id] : []))
  const { pages } = await press.print({ composing, parts, here })
  expect(sheetsIn(pages, parts)).toEqual({ guests: 20, all: 20 })
}, 60_000)

test.each(kitSamples.flatMap((sample) => locales.map((language) => ({ key: sample.key, sample, language }))))(
  'no page that the host of $key reads in $language is nearly empty',
  async ({ sample, language }) => {
    const composing = composingWith({ about: { title: sample.title[language] }, choice: { language } })
    const parts = composeKit(kitOf(sample, 'en'), composing)
    const here = parts.flatMap(({ id, reader, sheets }) =>
      reader === 'host' && !sheets && id !== 'set-up' ? [id] : [],
    )
    const { pages } = await press.print({ composing, parts, here })
    // Forty words; the back of a last sheet has no mark
    expect(pages.flatMap(({ marks, text }) => (marks !== '' && text.length < 200 ? [marks] : []))).toEqual([])
  },
  60_000,
)

test.each([
  { number: '3', piece: { en: 'THE PAWN', fr: 'LE PION' } },
  { number: '6', piece: { en: 'THE QUEEN', fr: 'LA REINE' } },
])(
  'a card that is a word and a figure shows $number as large as on a card of a game',
  async ({ number, piece }) => {
    const kit = kitOf(
      kitSamples.find(({ key }) => key === 'the-machine-that-always-wins')!,
      'en',
    )
    for (const language of locales) {
      const composing = composingWith({ choice: { language }, pictures: everyPicture })
      const parts = composeKit(kit, composing)
      const { pages } = await press.print({ composing, parts, here: ['cards'] })
      const runs = pages.flatMap((page) => page.runs)
      expect(runs.filter(({ text, size }) => text === number && size > 50)).toHaveLength(1)
      expect(runs.some(({ text }) => text === piece[language])).toBe(true)
    }
  },
  60_000,
)

/** Telegrams and headlines are in capitals, and lines to write on are drawn. */
const onPaper = (written: string): string => squeezed(written).replaceAll(/_{5,}/gu, '').toLowerCase()

/** Of a note that somebody added: who did, and what, without brackets and quotation marks; or what alone, where its
 * design shows how. */
const asAdded = (written: string): string[] =>
  ['$1$2', '$2'].map((kept) => onPaper(written.replace(/^\((.+?:)\s+[“«]?\s*(.+?)\s*[”»]?\)$/u, kept)))

/** As each page is marked: `07‐2`, without a mark on the empty backs of some. */
const codeIn = (marks: string): string | undefined => /·([A-Z]?\d+‐\d+)/u.exec(marks)?.[1]

/** By part; `guests`: all that they get. */
function sheetsIn(pages: readonly ReadPage[], parts: readonly PaperPart[]): Record<string, number> {
  const byCode = new Map(numbered(parts).map(({ part, code }) => [code, part]))
  const counts: Record<string, number> = { all: 0 }
  const perPart = Map.groupBy(pages, ({ marks }) => codeIn(marks)?.split('‐')[0] ?? '')
  for (const [code, those] of perPart) {
    const part = byCode.get(code)
    if (!part) continue
    const name = part.reader === 'guest' ? 'guests' : part.id
    const count = Math.ceil(those.length / 2)
    counts[name] = (counts[name] ?? 0) + count
    counts['all'] = (counts['all'] ?? 0) + count
  }
  return counts
}

/** Everybody is named, and those come whom the table has seats for. */
function atTable({ kind, document }: Kit, places = 0): EveningDetails {
  if (kind === 'escape-room') return noDetails
  const guests = document.characters.filter(isGuest)
  const absent = guests.filter(({ isOptional }) => isOptional).slice(0, guests.length - places)
  return {
    ...noDetails,
    roster: guests.map(({ id }) => ({ characterId: id, person: 'Marie' })),
    absentIds: absent.map(({ id }) => id),
  }
}

const comingTo = (kit: Kit, { absentIds }: EveningDetails): Kit =>
  kit.kind === 'escape-room' ? kit : { ...kit, document: cancelGuests(kit.document, absentIds).document }

/** The most that a host may type, with and without spaces. */
function longDetails({ kind, document }: Kit): EveningDetails {
  const [spaced, whole] = ['rue Saint-Jean '.repeat(8).trim(), 'W'.repeat(120)]
  const ids = kind === 'mystery-dinner' ? document.characters.map(({ id }) => id) : [null, null, null]
  const roster = ids.map((characterId, at) => ({ characterId, person: at % 2 === 0 ? whole : spaced }))
  return { host: spaced, date: whole, place: spaced, roster, absentIds: [] }
}

/** Lines that the kit's parts must show, whoever reads them. */
function writtenIn({ kind, document }: Kit, language: 'en' | 'fr'): string[] {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  const linesOf = <Row extends Worded>(row: Row, fields: readonly TextField<Row>[]) =>
    fields.flatMap((field) => lines(textOf(row, field, language)))
  if (kind === 'escape-room') {
    const { puzzles, clues, props, setup, guide } = document
    return [
      ...puzzles.flatMap((puzzle) => lines(textOf(puzzle, 'description', language))),
      ...puzzles.flatMap((puzzle) => [...hintsIn(puzzle, language), answerIn(document, puzzle, language)]),
      ...clues.flatMap((clue) => linesOf(clue, ['title', 'content', 'hidingPlace'])),
      ...props.flatMap((prop) => linesOf(prop, ['name', 'description', 'hidingPlace', 'resetStep'])),
      ...props
        .filter(({ source }) => source !== 'print')
        .flatMap((prop) => lines(textOf(prop, 'substitutes', language))),
      ...linesOf(setup, ['storyPremise', 'winningCondition', 'spaceRequirements', 'ageRecommendation']),
      ...linesOf(guide, ['introduction', 'setupInstructions', 'hostScript', 'resetInstructions', 'debriefQuestions']),
    ].filter(Boolean)
  }
  const { characters, clues, cards, guide, story, props, courses } = document
  const sides = ['reveal', 'conceal', 'act', 'receive'] as const
  return [
    ...characters.flatMap((character) => lines(textOf(character, 'publicDescription', language))),
    ...clues.flatMap((clue) => lines(textOf(clue, 'content', language))),
    ...clues.flatMap((clue) => lines(textOf(clue, 'back', language))),
    ...cards.flatMap((card) => sides.flatMap((side) => lines(textOf(card, side, language)))),
    ...characters.flatMap((character) => lines(textOf(character, 'secret', language))),
    ...props.flatMap((prop) => lines(textOf(prop, 'name', language))),
    ...courses.flatMap((course) => lines(textOf(course, 'dish', language))),
    ...lines(textOf(story, 'solution', language)),
    ...(['preparation', 'introduction', 'revealScript'] as const).flatMap((field) =>
      lines(textOf(guide, field, language)),
    ),
  ]
}
