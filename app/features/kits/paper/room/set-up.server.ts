import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { symbolsOf } from '#app/features/kits/documents/symbols.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { cardsOn, setUpOrder } from '#app/features/kits/flow/orders.ts'
import type { Placed, SetUpStep } from '#app/features/kits/flow/orders.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { callerOf, signed } from './called.ts'

type Pack = Extract<SetUpStep, { step: 'pack' }>

export function setUp(room: RoomDocument, composing: Composing): PaperPart {
  const { language, hostPlays } = composing.choice
  const called = callerOf(room, language)
  const hidden = setUpOrder(room).flatMap((step) => (step.step === 'hide' ? [step.thing] : []))
  return {
    id: 'set-up',
    title: m.paper_room_set_up(),
    reader: 'host',
    template: 'room-set-up.typ',
    data: {
      lead: [
        m.paper_room_set_up_lead(),
        hostPlays ? m.paper_room_set_up_locks() : '',
        m.paper_room_set_up_phones({ press: m.evening_room_opened_it() }),
      ]
        .filter(Boolean)
        .join(' '),
      instructionsTitle: m.paper_room_instructions(),
      // The author's text may name codes, so for a host who plays it is printed with the answers
      instructions: hostPlays ? '' : textOf(room.guide, 'setupInstructions', language),
      stepsTitle: m.paper_room_set_up_steps(),
      steps: stepsOf(room, composing),
      mapTitle: m.paper_room_map(),
      mapText: m.paper_room_map_text(),
      hidden: hidden.map((thing) => ({ name: called(thing), place: textOf(thing, 'hidingPlace', language) })),
      door: m.paper_room_door(),
    },
    minutesToCut: 0,
  }
}

export const envelopesIn = (room: RoomDocument): number =>
  setUpOrder(room).filter((step) => step.step === 'pack' && step.into.as === 'kept').length

function stepsOf(room: RoomDocument, { choice: { language, hostPlays } }: Composing): string[] {
  const order = setUpOrder(room)
  const called = callerOf(room, language)
  const withCards = (thing: Placed): string => {
    const cards = cardsOn(room, thing).map(called).join('; ')
    return cards === '' ? called(thing) : m.paper_room_with_cards({ thing: called(thing), cards })
  }
  const sheet = (puzzle: RoomPuzzle) => m.paper_room_sheet_called({ puzzle: signed(room, puzzle, language) })
  const packed = ({ puzzle, into, ...inside }: Pack): string => {
    const things = [...inside.things.map(withCards), ...inside.sheets.map(sheet)].join('; ')
    const name = signed(room, puzzle, language)
    if (into.as === 'kept')
      return m.paper_room_pack_aside({ sign: symbolsOf(room).get(puzzle.id) ?? '', things, puzzle: name })
    const lock = hostPlays ? roomPuzzle.fields.lockType.choices[puzzle.lockType]() : lockSetting(room, puzzle, language)
    if (into.as === 'box') return m.paper_room_pack({ puzzle: name, things, lock })
    const container = into.as === 'prop' ? called(into.prop) : textOf(puzzle, 'furniture', language)
    return m.paper_room_pack_into({ container, things, lock })
  }
  const laid = order.flatMap((step) => (step.step === 'lay' ? [step.thing] : []))
  const solid = laid.flatMap((thing) => ('source' in thing && thing.source !== 'print' ? [withCards(thing)] : []))
  const paper = laid.flatMap((thing) => {
    if ('needs' in thing) return [sheet(thing)]
    return 'source' in thing && thing.source !== 'print' ? [] : [called(thing)]
  })
  return [
    hostPlays ? m.paper_room_cut_playing() : m.paper_room_cut(),
    ...order.flatMap((step) => (step.step === 'pack' ? [packed(step)] : [])),
    ...[solid, paper].flatMap((things) => (things.length > 0 ? [m.paper_room_lay({ things: things.join('; ') })] : [])),
    ...order.flatMap((step) =>
      step.step === 'hide'
        ? [m.paper_room_hide({ thing: withCards(step.thing), place: textOf(step.thing, 'hidingPlace', language) })]
        : [],
    ),
    ...(room.puzzles.some(({ hints }) => hints.length > 0) ? [m.paper_room_lay_hints()] : []),
    m.paper_room_lay_timer(),
    hostPlays ? m.paper_room_keep_sealed() : m.paper_room_keep(),
    m.paper_room_lay_mission(),
    m.paper_room_start(),
  ]
}

function lockSetting(room: RoomDocument, puzzle: RoomPuzzle, language: Locale): string {
  const answer = answerIn(room, puzzle, language).trim()
  const lock = roomPuzzle.fields.lockType.choices[puzzle.lockType]()
  return answer === '' || puzzle.lockType === 'key' ? lock : m.paper_room_set_to({ lock, answer })
}
