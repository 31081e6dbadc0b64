import { typedAnswerIn } from '#app/features/kits/checks/room/code-fits.ts'
import { lockAddress, lockNumber, symbolsOf } from '#app/features/kits/documents/symbols.ts'
import { isSlip } from '#app/features/kits/documents/look-places.ts'
import type { RoomClue, RoomDocument, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { hintsIn, textOf } from '#app/features/kits/documents/words.ts'
import { lookWords } from '#app/features/kits/paper/look-words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { onSheets } from '#app/features/kits/paper/printed-things.ts'
import type { Thing } from '#app/features/kits/paper/printed-things.ts'
import type { PrintPicture } from '#app/features/puzzles/contract/puzzle-print.ts'
import { qrCode } from '#app/features/puzzles/kit/print/qr-code.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { RoomLook } from '#app/shared/paper-looks.ts'
import { cardNumbers } from './card-numbers.ts'
import { typedSheet } from './typed-sheet.server.ts'

/** The parts that players read and handle. */
export const playersParts = (room: RoomDocument, composing: Composing): PaperPart[] => [
  missionLetter(room, composing),
  ...sheets(room, composing),
  ...cards(room, composing),
  ...hintCards(room, composing),
  timer(room),
  certificate(room, composing),
]

const missionLetter = ({ setup }: RoomDocument, { choice: { language }, details }: Composing): PaperPart => ({
  id: 'mission',
  title: m.paper_room_mission(),
  reader: 'players',
  template: 'room-mission.typ',
  data: {
    over: textOf(setup, 'theme', language),
    premise: textOf(setup, 'storyPremise', language),
    goalTitle: m.paper_room_goal(),
    goal: textOf(setup, 'winningCondition', language),
    minutes: m.paper_room_minutes_left({ count: setup.recommendedDuration }),
    to: details.roster.map(({ person }) => person).filter(Boolean),
    toTitle: m.paper_for(),
  },
  minutesToCut: 1,
})

/** One page per puzzle, in the order of the signs. */
function sheets(room: RoomDocument, composing: Composing): PaperPart[] {
  const { language } = composing.choice
  const symbols = symbolsOf(room)
  const drawn = bySign(room).map((puzzle) => {
    const typed = typedSheet(room, puzzle, composing)?.sheet ?? null
    return {
      symbol: symbols.get(puzzle.id) ?? '',
      name: textOf(puzzle, 'name', language),
      description: textOf(puzzle, 'description', language),
      picture: pictureOf(composing, puzzle.imageAssetId),
      alt: textOf(puzzle, 'altText', language),
      lock: typed && isAnsweredThere(room, puzzle, language) ? 'none' : puzzle.lockType,
      typed,
      code: codeOf(room, puzzle, composing),
    }
  })
  if (drawn.length === 0) return []
  return [
    {
      id: 'puzzles',
      title: m.paper_room_sheets(),
      reader: 'players',
      template: 'room-sheets.typ',
      data: {
        over: m.studio_type_puzzle(),
        answer: m.hints_answer(),
        check: m.paper_room_check(),
        notes: m.paper_room_notes(),
        sheets: drawn,
      },
      minutesToCut: drawn.length,
    },
  ]
}

/** It says whether an answer is right, and opens hints. */
const codeOf = (room: RoomDocument, { id }: RoomPuzzle, { about }: Composing): string | null =>
  about.hintsAddress !== null && about.isReachable
    ? qrCode(lockAddress(about.hintsAddress, lockNumber(room, id)))
    : null

/** Whether the drawing of its type has a place for the answer: a second one would confuse. */
const isAnsweredThere = (room: RoomDocument, puzzle: RoomPuzzle, language: Locale): boolean =>
  puzzle.lockType === 'paper' || typedAnswerIn(room, puzzle, language) !== null

export function bySign(room: RoomDocument): RoomPuzzle[] {
  const order = [...symbolsOf(room).keys()]
  return room.puzzles.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

function cards(room: RoomDocument, composing: Composing): PaperPart[] {
  const { language } = composing.choice
  const numbers = cardNumbers(room)
  const shown = (row: RoomProp | RoomClue) => {
    const picture = pictureOf(composing, row.imageAssetId)
    return picture ? [{ ...picture, alt: textOf(row, 'altText', language) }] : []
  }
  const ofProp = (prop: RoomProp) => ({
    look: lookOf(prop),
    number: numbers.get(prop.id) ?? '',
    title: textOf(prop, 'name', language),
    texts: [
      textOf(prop, 'description', language),
      ...room.clues.filter(({ propId }) => propId === prop.id).map((clue) => textOf(clue, 'content', language)),
    ].filter(Boolean),
    pictures: [prop, ...room.clues.filter(({ propId }) => propId === prop.id)].flatMap(shown),
  })
  const ofClue = (clue: RoomClue) => ({
    look: lookOf(clue),
    number: numbers.get(clue.id) ?? '',
    title: textOf(clue, 'title', language),
    texts: [textOf(clue, 'content', language)].filter(Boolean),
    pictures: shown(clue),
  })
  const all = [
    ...room.props.filter(({ source }) => source === 'print').flatMap((prop) => copies(prop.quantity, ofProp(prop))),
    ...room.clues.filter(({ propId }) => propId === null || !isPrinted(room, propId)).map(ofClue),
  ].toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))
  if (all.length === 0) return []
  const cut = all.filter(({ look }) => look === 'card')
  const { isLarge } = composing.choice
  const blank = isLarge ? 0 : (cardsOnSheet - (cut.length % cardsOnSheet)) % cardsOnSheet
  const slips = all.filter(({ look, texts, pictures }) => pictures.length === 0 && isSlip(look, texts.join('\n\n')))
  const arranged = (faces: typeof all) => {
    const things = all.flatMap((each) => (faces.includes(each) ? [] : asThing(each)))
    return { faces, documents: onSheets(things, isLarge) }
  }
  const usual = arranged(cut)
  const saving = arranged([...cut, ...slips.slice(0, blank)])
  const { faces, documents } = saving.documents.length < usual.documents.length ? saving : usual
  return [
    {
      id: 'cards',
      title: m.paper_room_cards(),
      reader: 'players',
      template: 'room-cards.typ',
      data: { cards: faces, documents, words: lookWords() },
      minutesToCut: Math.ceil(faces.length * 0.7) + documents.filter(({ length }) => length > 1).length,
    },
  ]
}

type Printed = {
  look: RoomLook
  number: string
  title: string
  texts: string[]
  pictures: (PrintPicture & { alt: string })[]
}

const asThing = ({ look, number, title, texts, pictures: [picture] }: Printed): Thing[] =>
  look === 'card'
    ? []
    : [
        {
          title,
          look,
          content: texts.join('\n\n'),
          back: '',
          picture: picture ?? null,
          alt: picture?.alt ?? '',
          mark: { number },
          isAlone: false,
        },
      ]

/** In usual print. */
const cardsOnSheet = 4

/** Editions from before there were looks have none. */
const lookOf = ({ look = 'card' }: { look?: RoomLook }): RoomLook => look

const copies = <Card>(quantity: number, card: Card): Card[] =>
  Array.from({ length: Math.max(1, quantity) }, () => ({ ...card }))

const isPrinted = ({ props }: RoomDocument, id: string) =>
  props.some((prop) => prop.id === id && prop.source === 'print')

/** More would leave too little space, so further hints go on a second strip. */
const hintsOnStrip = 6

function hintCards(room: RoomDocument, { choice: { language }, about }: Composing): PaperPart[] {
  const symbols = symbolsOf(room)
  const strips = bySign(room).flatMap((puzzle) => {
    const hints = hintsIn(puzzle, language)
    return Array.from({ length: Math.ceil(hints.length / hintsOnStrip) }, (_, at) => ({
      symbol: symbols.get(puzzle.id) ?? '',
      name: textOf(puzzle, 'name', language),
      before: at * hintsOnStrip,
      hints: hints.slice(at * hintsOnStrip, (at + 1) * hintsOnStrip),
    }))
  })
  if (strips.length === 0) return []
  return [
    {
      id: 'hints',
      title: m.hints_title(),
      reader: 'players',
      template: 'room-hints.typ',
      data: {
        over: m.hints_title(),
        how: m.paper_room_hints_how(),
        hint: m.paper_room_hint(),
        unfold: m.paper_room_unfold(),
        address: about.hintsAddress,
        code: about.hintsAddress !== null && about.isReachable ? qrCode(about.hintsAddress) : null,
        phone: about.isReachable ? m.paper_printer_hints_text() : m.paper_printer_hints_here(),
        strips,
      },
      minutesToCut: strips.length * 2,
    },
  ]
}

const timer = ({ setup }: RoomDocument): PaperPart => ({
  id: 'timer',
  title: m.paper_room_timer(),
  reader: 'anyone',
  template: 'room-timer.typ',
  data: {
    how: m.paper_room_timer_how(),
    minutes: setup.recommendedDuration,
    started: m.paper_room_started(),
    ends: m.paper_room_ends(),
  },
  minutesToCut: 0,
})

const certificate = ({ setup }: RoomDocument, { choice: { language }, details }: Composing): PaperPart => ({
  id: 'certificate',
  title: m.paper_room_certificate(),
  reader: 'anyone',
  template: 'room-certificate.typ',
  data: {
    over: textOf(setup, 'theme', language),
    title: m.paper_room_escaped(),
    certifies: m.paper_room_certifies(),
    team: m.paper_room_team(),
    names: details.roster.map(({ person }) => person).filter(Boolean),
    time: m.results_time(),
    hints: m.play_ending_hints(),
    date: m.certificate_date(),
    day: details.date,
    host: m.paper_room_host(),
    hostName: details.host,
  },
  minutesToCut: 0,
})
