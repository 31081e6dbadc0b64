import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import type { Worded } from '#app/features/rows/document.ts'
import { hintsIn, textOf } from '#app/features/kits/documents/words.ts'
import type { TextField } from '#app/features/kits/documents/words.ts'
import { composeKit } from '#app/features/kits/paper/compose-kit.ts'
import { noDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { kitJob } from '#app/features/kits/paper/kit-job.server.ts'
import type { PaperChoice } from '#app/features/kits/paper/paper-choice.schema.ts'
import { inks } from '#app/features/kits/paper/paper-choices.ts'
import { papers } from '#app/shared/papers.ts'
import { fontsIn, readPdf, squeezed } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import { locales } from '#app/i18n/locale.ts'
import { kitLimits, Typesetter } from '#app/platform/typesetting/typesetter.server.ts'
import { kitSamples } from './all-samples.ts'
import { dinnerOf, roomOf } from './kit-document.fixtures.ts'
import type { SampleKit } from './sample-kit.ts'

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

const kitOf = (sample: SampleKit): Kit =>
  sample.kind === 'escape-room'
    ? { kind: 'escape-room', document: roomOf(sample, 'en') }
    : { kind: 'mystery-dinner', document: dinnerOf(sample, 'en') }

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
const firsts = [0b00000, 0b01010, 0b01100, 0b10000]

const choicesOf = (at: number): PaperChoice[] =>
  process.env.FULL_RUNS === 'on'
    ? every
    : every.filter((_, index) => index === firsts[at] || index === 31 - (firsts[at] ?? 0))

const sizes = { a4: [595.28, 841.89], 'us-letter': [612, 792] } as const

describe.each(kitSamples.map((sample, at) => ({ key: sample.key, sample, at })))('$key on paper', ({ sample, at }) => {
  test.each(choicesOf(at))(
    '$language, $paper, $ink ink, large: $isLarge, host plays: $hostPlays',
    async (choice) => {
      const kit = kitOf(sample)
      const about = {
        title: sample.title[choice.language],
        code: 'K7QX',
        version: '1a2b',
        hintsAddress: 'https://play.example.org/kit/x/hints',
        isReachable: true,
        isOpen: false,
      }
      const parts = composeKit(kit, {
        about,
        choice,
        details: choice.isLarge ? longDetails(kit) : noDetails,
        pictures: everyPicture,
      })
      const here = parts.map(({ id }) => ({ id, only: null }))
      const files = [{ picture, bytes }]
      const set = await typesetter.typeset(
        () => Promise.resolve(kitJob({ about, choice, parts, here, files })),
        `${sample.key} ${JSON.stringify(choice)}`,
      )
      if (set.outcome !== 'set') throw new Error(`${sample.key}: ${set.outcome}`)
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
      const { named, embedded } = fontsIn(set.pdf)
      expect(named).toBeGreaterThan(2)
      expect(embedded).toBe(named)
      const { pages, isTagged } = await readPdf(set.pdf)
      expect(isTagged).toBe(true)
      expect(pages).toHaveLength(set.pages)
      // A name of 120 letters still has to fit on its tag
      const smallest = choice.isLarge ? 2.5 : 5.5
      for (const page of pages) {
        expect([page.width, page.height].map(Math.round)).toEqual(sizes[choice.paper].map(Math.round))
        expect(page.margin).toBeGreaterThanOrEqual(8)
        expect(page.print === 0 || page.print > smallest).toBe(true)
      }
      // Each page has its own code, and each part begins with its first
      const codes = pages.flatMap(({ marks }) => /·G?\d+‐\d+/u.exec(marks)?.[0] ?? [])
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.filter((code) => code.endsWith('‐1'))).toHaveLength(here.length)
      // Telegrams and headlines are in capitals
      const text = pages.map((page) => page.text.toLowerCase()).join('')
      for (const written of writtenIn(kit, choice.language)) expect(text).toContain(squeezed(written).toLowerCase())
    },
    60_000,
  )
})

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
