import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Typeset } from '#app/platform/typesetting/typesetter.server.ts'
import { Typesetter } from '#app/platform/typesetting/typesetter.server.ts'
import { answerInWords, composePrint, picturesToPrint } from './compose-print.server.ts'
import type { PrintChoice, PrintedPuzzle } from './compose-print.server.ts'
import { alikeInGrey, coloursIn, marksIn } from './read-colours.fixtures.ts'
import type { JsonObject, PuzzleDraft, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { NotPrintable } from '#app/features/puzzles/contract/puzzle-print.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { templates } from '#app/features/puzzles/registry/puzzle-prints.server.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'

const fixturesOf = import.meta.glob<PuzzleFixtures>('../types/*/fixtures.ts', { eager: true, import: 'fixtures' })
const types = puzzleTypes.map((type) => ({
  id: type.id,
  type,
  fixtures: fixturesOf[`../types/${type.id}/fixtures.ts`]!,
}))

const typesetter = new Typesetter()
const picture = { path: '/pictures/0.jpg', width: 640, height: 360 }
let photo: Buffer

beforeAll(async () => {
  photo = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => typesetter.close())

const plain: PrintChoice = { language: 'en', paper: 'us-letter', withKey: false, withHints: false }

function printed(type: PuzzleType, stored: PuzzleDraft, more: Partial<PrintedPuzzle> = {}): PrintedPuzzle {
  const draft = type.read(stored)
  if (!draft) throw new Error('the draft cannot be read')
  const answer = puzzleJudge.reveal(
    { type: type.id, configuration: { en: draft.configuration }, solution: { en: draft.solution } },
    7,
  ).en!
  return {
    type,
    draft,
    answer,
    seed: 7,
    adventure: 'The Clockmaker’s Parlour',
    name: 'The wall safe',
    description: 'Behind the portrait there is a safe.',
    hints: ['Look at the clock.', 'Read it backwards.'],
    attempts: draft.allowedAttempts,
    timeLimit: type.timeLimit,
    picture: type.worksOnPicture ? picture : null,
    pictures: picturesToPrint(type, draft.configuration).map(() => picture),
    soundLink: null,
    ...more,
  }
}

const set = (puzzle: PrintedPuzzle, choice: PrintChoice, withPicture = false): Promise<Typeset> =>
  typesetter.typeset(
    () =>
      Promise.resolve({
        root: join(process.cwd(), templates.root),
        template: templates.of(puzzle.type.id),
        data: JSON.stringify(composePrint(puzzle, choice)),
        pictures: [{ path: picture.path, bytes: photo }],
        withPicture,
      }),
    'ada',
  )

const hostile =
  '#panic("x") #pagebreak() #read("/etc/passwd") $x^2$ *b* _i_ @key `raw` ```typ #x``` <label> \\ ] } [ { // /* */ #{ = one\n- two\n+ three\n/ four: five\u0000\u202e'

describe.each(types)('a $id on paper', ({ id, type, fixtures }) => {
  test('has a template', () => {
    expect(existsSync(join(process.cwd(), templates.root, templates.of(id)))).toBe(true)
  })

  test.each(fixtures.cases)(
    '$title: one page that stays clear in grey, and one more with the answer, on both papers',
    async (stored) => {
      const puzzle = printed(type, stored)
      const choice: PrintChoice = { language: 'en', paper: 'us-letter', withKey: false, withHints: true }
      const page = await set(puzzle, choice, true)
      if (page.outcome !== 'set') throw new Error(page.outcome)
      expect(page.pages).toBe(1)
      const { sheet } = composePrint(puzzle, choice)
      const colours = coloursIn(page.picture ?? '')
      expect(colours.toSorted()).toEqual([...marksIn(sheet).keys()].toSorted())
      expect(alikeInGrey(colours, sheet)).toEqual([])
      expect(await set(puzzle, { language: 'fr', paper: 'a4', withKey: true, withHints: false })).toMatchObject({
        outcome: 'set',
        pages: 2,
      })
    },
  )

  test('has nothing secret on the players’ page, but has it in the answer key', () => {
    const { draft, words } = fixtures.canary
    const page = (withKey: boolean, language: Locale) =>
      JSON.stringify(composePrint(printed(type, draft, { hints: ['canary hint'] }), { ...plain, language, withKey }))
    for (const language of locales) {
      for (const word of [...words, 'canary hint']) expect(page(false, language), word).not.toContain(word)
      expect(page(true, language)).toContain('canary hint')
      expect(JSON.parse(page(false, language))).toMatchObject({ key: null })
      expect(JSON.stringify(JSON.parse(page(true, language)).key)).not.toEqual('null')
    }
  })

  test.each(fixtures.cases)('$title: tells its answer in words or on a picture, in both languages', (stored) => {
    const { draft, answer } = printed(type, stored)
    for (const language of locales) {
      const { words, at } = answerInWords({ type, draft, answer, picture: null }, language)
      expect(words.every((text) => text.trim() !== '' && !/undefined|null|\[object/u.test(text))).toBe(true)
      expect(words.length > 0 || (at?.points.length ?? 0) > 0).toBe(true)
    }
  })

  test('has its page in the chosen language', () => {
    const [english, french] = locales.map((language) =>
      JSON.stringify(composePrint(printed(type, fixtures.cases[0]!), { ...plain, language, withKey: true })),
    )
    expect(english).not.toEqual(french)
  })

  test('prints what somebody wrote as it is', async () => {
    const puzzle = printed(type, fixtures.cases[0]!, {
      adventure: hostile,
      name: hostile,
      description: hostile,
      hints: [hostile, hostile],
    })
    expect(await set(puzzle, { ...plain, withHints: true, withKey: true })).toMatchObject({ outcome: 'set', pages: 2 })
  })
})

const typeOf = (id: string) => types.find((each) => each.id === id)!

test('the texts of a puzzle type itself are printed as they are', async () => {
  const riddle = printed(typeOf('riddle').type, {
    configuration: { riddleText: hostile },
    solution: {
      correctAnswers: [hostile.slice(0, 190)],
      synonyms: ['#x', '$y$'],
      decoys: [{ answer: '*', reply: hostile }],
    },
  })
  expect(await set(riddle, { ...plain, withKey: true })).toMatchObject({ outcome: 'set', pages: 2 })
  const cards = ['#panic("a")', '$', '*', '@b', '`', '<c', '\\', ']']
  const sorting = printed(typeOf('ordering_sorting').type, {
    configuration: { items: cards, firstLabel: '#first', lastLabel: ']' },
    solution: { correctOrder: cards.map((_, at) => at) },
  })
  expect(await set(sorting, { ...plain, withKey: true })).toMatchObject({ outcome: 'set', pages: 2 })
})

test('two colours that look alike in grey each need a letter or a shape', () => {
  const [red, blue] = ['#d92643', '#2474d6']
  expect(coloursIn(`<path stroke="${red}"/><path fill="${blue}"/><path fill="#2a2038"/>`)).toEqual([red, blue])
  expect(alikeInGrey([red, blue], {})).toEqual([`${red} ${blue}`])
  const sheet = (letters: string) => ({ plates: [red, blue].map((paint, at) => ({ paint, letter: letters[at] })) })
  expect(alikeInGrey([red, blue], sheet('AA'))).toHaveLength(1)
  expect(alikeInGrey([red, blue], sheet('AB'))).toEqual([])
})

test('content that does not fit on one page is refused, not spread over two', async () => {
  const long = 'A sentence that goes on. '.repeat(160)
  const puzzle = printed(
    typeOf('riddle').type,
    { configuration: { riddleText: long }, solution: { correctAnswers: ['x'] } },
    { description: `${long}${long.slice(0, 900)}` },
  )
  expect(await set(puzzle, plain)).toEqual({ outcome: 'refused', why: 'too_long' })
})

test('a long text is printed in smaller type', async () => {
  const puzzle = printed(typeOf('riddle').type, {
    configuration: { riddleText: 'A sentence that goes on. '.repeat(50) },
    solution: { correctAnswers: ['x'] },
  })
  expect(await set(puzzle, plain)).toMatchObject({ outcome: 'set', pages: 1 })
})

test('a picture puzzle without its picture is refused', () => {
  for (const id of ['hidden_object', 'slider_jigsaw', 'video_difference']) {
    const { type, fixtures } = typeOf(id)
    const gone = printed(type, fixtures.cases[0]!, { picture: null, pictures: [null, null] })
    expect(() => composePrint(gone, plain)).toThrow(NotPrintable)
  }
})

test('the page of a published sound has a code to hear it, a draft’s asks the game’s leader', async () => {
  const { type, fixtures } = typeOf('audio_recognition')
  const heard = printed(type, fixtures.cases[0]!, {
    soundLink: 'https://play.example.org/media/abcdefghijklmnopqrstuv.mp3',
  })
  expect(composePrint(heard, plain)).toMatchObject({
    sheet: { told: expect.stringContaining('camera'), code: expect.stringMatching(/^<svg .*<\/svg>$/) },
  })
  expect(composePrint(printed(type, fixtures.cases[0]!), plain)).toMatchObject({
    sheet: { told: expect.stringContaining('leads the game'), code: null },
  })
  expect(await set(heard, { ...plain, withKey: true, withHints: true })).toMatchObject({ outcome: 'set', pages: 2 })
})

test('the data of an answer key is JSON', () => {
  for (const { type, fixtures } of types) {
    const data: JsonObject = composePrint(printed(type, fixtures.cases[0]!), { ...plain, withKey: true })
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  }
})
