import { describe, expect, test } from 'vitest'
import { guestParts } from '#app/features/kits/paper/dinner/guest-parts.ts'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { riddle, room } from '#app/features/kits/documents/room.fixtures.ts'
import { locales } from '#app/i18n/locale.ts'
import { composeKit } from './compose-kit.ts'
import { noDetails } from './evening-details.schema.ts'
import type { PaperPart } from './paper-part.ts'
import type { Composing } from './paper-words.ts'

const composing: Composing = {
  about: { title: 'A kit', code: 'AAAA', version: '1', languages: locales, hintsAddress: null, isReachable: false },
  choice: { language: 'en', paper: 'a4', ink: 'colour', isLarge: false, hostPlays: false },
  details: noDetails,
  pictures: new Map(),
}
const playing: Composing = { ...composing, choice: { ...composing.choice, hostPlays: true } }

const textOfParts = (parts: readonly PaperPart[]) =>
  JSON.stringify(parts.map(({ data, sheets, title }) => [title, data, sheets]))

/** The fixtures with a word of its own in each place that somebody may not read. */
const marked = () => {
  const document = readDinner(dinnerRows())
  return {
    ...document,
    story: { ...document.story, solution: 'CANARY solution', murderMethod: 'CANARY method', translations: {} },
    characters: document.characters.map((row) => ({
      ...row,
      secret: `CANARY secret ${row.id}.`,
      motive: `CANARY motive ${row.id}.`,
      goal: `CANARY goal ${row.id}.`,
      alibi: `CANARY alibi ${row.id}.`,
      background: `CANARY background ${row.id}.`,
      castingNotes: 'CANARY casting',
      translations: {},
    })),
    cards: document.cards.map((row) => ({
      ...row,
      reveal: `CANARY card ${row.characterId}.`,
      receive: `CANARY gift ${row.characterId}.`,
      translations: {},
    })),
    clues: document.clues.map((row) => ({ ...row, content: 'CANARY clue', back: 'CANARY back', translations: {} })),
    props: document.props.map((row) => ({ ...row, description: 'CANARY prop', translations: {} })),
    moments: document.moments.map((row) => ({ ...row, happened: 'CANARY moment', translations: {} })),
  }
}

describe('a dinner on paper', () => {
  const document = marked()

  test('a guest’s booklet and cards hold nothing that another guest keeps', () => {
    const guests = document.characters.filter(({ role }) => role === 'suspect' || role === 'detective')
    const parts = guestParts(document, composing)
    expect(parts).toHaveLength(guests.length)
    for (const [at, guest] of guests.entries()) {
      const text = textOfParts([parts[at]!])
      for (const own of ['secret', 'motive', 'goal', 'alibi']) expect(text).toContain(`CANARY ${own} ${guest.id}.`)
      expect(text).not.toMatch(/CANARY (?:solution|method|casting|clue|moment)/u)
      for (const other of guests)
        if (other !== guest) expect(text).not.toMatch(new RegExp(`CANARY \\w+ ${other.id}\\.`, 'u'))
    }
  })

  test('what anybody may see holds no secret', () => {
    const parts = composeKit({ kind: 'mystery-dinner', document }, composing).filter(
      ({ reader }) => reader === 'anyone',
    )
    expect(parts.map(({ id }) => id)).toContain('invitation')
    expect(textOfParts(parts)).not.toContain('CANARY')
  })

  test('a host who plays is given no secret, but by what is sealed or a guest’s', () => {
    const parts = composeKit({ kind: 'mystery-dinner', document }, playing)
    expect(textOfParts(parts.filter(({ reader }) => reader === 'host' || reader === 'anyone'))).not.toContain('CANARY')
    const sealed = textOfParts(parts.filter(({ reader }) => reader === 'sealed'))
    for (const mark of ['CANARY solution', 'CANARY prop', 'CANARY gift']) expect(sealed).toContain(mark)
  })

  test('a host who plays sorts clues whose backs are covered by a sheet that comes first', () => {
    const parts = composeKit({ kind: 'mystery-dinner', document }, playing)
    const sheets = parts.find(({ id }) => id === 'clues')!.sheets!.slice(1)
    expect(sheets).toHaveLength(2 * document.clues.length)
    for (const [at, sheet] of sheets.entries())
      expect(sheet).toMatchObject(at % 2 === 0 ? { back: 'CANARY back', whose: null } : { kind: 'wrapper' })
    expect(JSON.stringify(sheets.filter((_, at) => at % 2 === 1))).not.toContain('CANARY')
  })
})

describe('a room on paper', () => {
  const whole = room()
  const document = {
    ...whole,
    puzzles: whole.puzzles.map((row) => ({
      ...row,
      solution: '987',
      hints: [`CANARY hint ${row.id}`],
      translations: {},
    })),
    typedPuzzles: [riddle(['CANARY answer'])],
    guide: { ...whole.guide, hostScript: 'CANARY script', setupInstructions: 'CANARY set-up', translations: {} },
  }
  const answers = /987|CANARY/u

  test('sheets, cards and the letter hold no answer and no hint', () => {
    const parts = composeKit({ kind: 'escape-room', document }, composing).filter(
      ({ id, reader }) => (reader === 'players' || reader === 'anyone') && id !== 'hints',
    )
    expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['mission', 'puzzles', 'cards']))
    expect(textOfParts(parts)).not.toMatch(answers)
  })

  test('a host who plays reads no answer before the seal is broken', () => {
    const parts = composeKit({ kind: 'escape-room', document }, playing)
    const open = parts.filter(({ id, reader }) => reader !== 'sealed' && id !== 'hints')
    expect(textOfParts(open)).not.toMatch(answers)
    expect(textOfParts(parts.filter(({ reader }) => reader === 'sealed'))).toContain('987')
  })
})
