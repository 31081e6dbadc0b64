import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import type { RoomClue, RoomDocument, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { lockTexts } from '#app/features/kits/documents/lock-texts.ts'
import { symbolsOf } from '#app/features/kits/documents/symbols.ts'
import { hintsIn, textOf } from '#app/features/kits/documents/words.ts'
import { setUpOrder, walkthroughOf } from '#app/features/kits/flow/orders.ts'
import type { SetUpStep } from '#app/features/kits/flow/orders.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { cardNumbers } from './card-numbers.ts'
import { bySign } from './players-parts.server.ts'
import { typedSheet } from './typed-sheet.server.ts'

/** Before the game: no solution is in it. */
export const beforeParts = (room: RoomDocument, composing: Composing): PaperPart[] => [
  readMe(room, composing),
  setUp(room, composing),
]

/** For whoever leads; a host who plays opens them at the end. */
export const leadingParts = (room: RoomDocument, composing: Composing): PaperPart[] => [
  walkthrough(room, composing),
  answers(room, composing),
  reset(room, composing),
]

const readMe = ({ setup, guide, props, players, puzzles }: RoomDocument, composing: Composing): PaperPart => {
  const { language, hostPlays } = composing.choice
  return {
    id: 'host-read-me',
    title: m.paper_room_read_me(),
    reader: 'host',
    template: 'room-read-me.typ',
    data: {
      over: textOf(setup, 'theme', language),
      introduction: textOf(guide, 'introduction', language),
      facts: [
        { what: m.paper_room_players(), value: `${players.fewest}–${players.most}` },
        { what: m.paper_room_minutes(), value: String(setup.recommendedDuration) },
        { what: m.paper_room_puzzles(), value: String(puzzles.length) },
        { what: m.paper_room_age(), value: textOf(setup, 'ageRecommendation', language) },
      ].filter(({ value }) => value !== ''),
      spaceTitle: m.paper_room_space(),
      space: textOf(setup, 'spaceRequirements', language),
      plays: hostPlays ? { title: m.paper_room_plays_title(), text: m.paper_room_plays_text() } : null,
      gatherTitle: m.paper_room_gather(),
      gather: props
        .filter(({ source }) => source !== 'print')
        .map((prop) => ({
          name:
            prop.quantity > 1 ? `${prop.quantity} × ${textOf(prop, 'name', language)}` : textOf(prop, 'name', language),
          where: prop.source === 'buy' ? m.paper_room_buy() : m.paper_room_home(),
          substitutes: textOf(prop, 'substitutes', language),
        })),
      instead: m.paper_room_instead(),
    },
    minutesToCut: 0,
  }
}

function setUp(room: RoomDocument, composing: Composing): PaperPart {
  const { language, hostPlays } = composing.choice
  const called = callerOf(room, language)
  const stepText = (step: SetUpStep): string => {
    if (step.step === 'pack')
      return m.paper_room_pack({
        things: step.things.map(called).join(', '),
        puzzle: signed(room, step.puzzle, language),
        lock: hostPlays ? lockTexts[step.puzzle.lockType]() : lockSetting(room, step.puzzle, language),
      })
    const place = textOf(step.thing, 'hidingPlace', language)
    if (step.step === 'hide') return m.paper_room_hide({ thing: called(step.thing), place })
    return m.paper_room_lay({ thing: called(step.thing) })
  }
  const order = setUpOrder(room)
  const hidden = order.flatMap((step) => (step.step === 'hide' ? [step.thing] : []))
  return {
    id: 'set-up',
    title: m.paper_room_set_up(),
    reader: 'host',
    template: 'room-set-up.typ',
    data: {
      lead: m.paper_room_set_up_lead(),
      instructionsTitle: m.paper_room_instructions(),
      // The author's own words may name codes: then they stand with the answers
      instructions: hostPlays ? '' : textOf(room.guide, 'setupInstructions', language),
      stepsTitle: m.paper_room_set_up_steps(),
      steps: order.map(stepText),
      mapTitle: m.paper_room_map(),
      mapText: m.paper_room_map_text(),
      hidden: hidden.map((thing) => ({ name: called(thing), place: textOf(thing, 'hidingPlace', language) })),
      door: m.paper_room_door(),
    },
    minutesToCut: 0,
  }
}

const signed = (room: RoomDocument, puzzle: RoomPuzzle, language: Locale): string =>
  `${symbolsOf(room).get(puzzle.id) ?? ''} ${textOf(puzzle, 'name', language)}`.trim()

function lockSetting(room: RoomDocument, puzzle: RoomPuzzle, language: Locale): string {
  const answer = answerIn(room, puzzle, language).trim()
  const lock = lockTexts[puzzle.lockType]()
  return answer === '' || puzzle.lockType === 'none' || puzzle.lockType === 'key'
    ? lock
    : m.paper_room_set_to({ lock, answer })
}

/** Of a printed thing with the number on its back. */
function callerOf(room: RoomDocument, language: Locale) {
  const numbers = cardNumbers(room)
  return (thing: RoomProp | RoomClue): string => {
    const name = 'title' in thing ? textOf(thing, 'title', language) : textOf(thing, 'name', language)
    const number = numbers.get(thing.id)
    return number === undefined ? name : m.paper_room_card_called({ name, number })
  }
}

function walkthrough(room: RoomDocument, composing: Composing): PaperPart {
  const { language, hostPlays } = composing.choice
  const called = callerOf(room, language)
  const byId = new Map<string, string>([
    ...room.props.map((prop): [string, string] => [prop.id, called(prop)]),
    ...room.clues.map((clue): [string, string] => [clue.id, called(clue)]),
    ...room.puzzles.map((puzzle): [string, string] => [puzzle.id, signed(room, puzzle, language)]),
  ])
  const names = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []).join(', ')
  const steps: JsonObject[] = walkthroughOf(room).flatMap((step): JsonObject[] => {
    if (step.step === 'find') return [{ find: m.paper_room_find({ things: names(step.thingIds) }) }]
    const puzzle = room.puzzles.find(({ id }) => id === step.puzzleId)
    if (!puzzle) return []
    return [
      {
        find: null,
        name: signed(room, puzzle, language),
        minute: m.paper_room_by_minute({ count: step.byMinute }),
        needs: names(step.uses),
        gives: names(step.gains),
        answer: answerIn(room, puzzle, language),
        stuck: hintsIn(puzzle, language)[0] ?? '',
        end: step.endsRoom,
      },
    ]
  })
  return {
    id: 'walkthrough',
    title: m.paper_room_walkthrough(),
    reader: hostPlays ? 'sealed' : 'host',
    template: 'room-walkthrough.typ',
    data: {
      seal: hostPlays ? { when: m.paper_room_open_at_end(), how: m.paper_room_seal_how() } : null,
      scriptTitle: m.paper_room_script(),
      script: textOf(room.guide, 'hostScript', language),
      stepsTitle: m.paper_room_steps(),
      words: {
        needs: m.paper_room_needs(),
        gives: m.paper_room_gives(),
        answer: m.paper_room_answer(),
        stuck: m.paper_room_stuck(),
        end: m.paper_room_end(),
      },
      steps,
    },
    minutesToCut: hostPlays ? 2 : 0,
  }
}

const answers = (room: RoomDocument, composing: Composing): PaperPart => {
  const { language, hostPlays } = composing.choice
  return {
    id: 'answers',
    title: m.paper_room_answers(),
    reader: 'sealed',
    template: 'room-answers.typ',
    data: {
      when: m.paper_room_answers_when(),
      how: m.paper_room_seal_how(),
      title: m.paper_room_answers(),
      notesTitle: m.paper_room_instructions(),
      // For whoever sets up while the host plays
      notes: hostPlays ? textOf(room.guide, 'setupInstructions', language) : '',
      answers: bySign(room).map((puzzle) => {
        const typed = typedSheet(room, puzzle, composing)
        const answer = answerIn(room, puzzle, language)
        return {
          name: signed(room, puzzle, language),
          lock: lockTexts[puzzle.lockType](),
          answer,
          // Where words do not tell it, its type draws it
          key: answer === '' ? (typed?.key() ?? null) : null,
        }
      }),
    },
    minutesToCut: 2,
  }
}

function reset(room: RoomDocument, composing: Composing): PaperPart {
  const { language } = composing.choice
  const called = callerOf(room, language)
  return {
    id: 'reset',
    title: m.paper_room_reset(),
    reader: composing.choice.hostPlays ? 'sealed' : 'host',
    template: 'room-reset.typ',
    data: {
      seal: composing.choice.hostPlays ? { when: m.paper_room_open_at_end(), how: m.paper_room_seal_how() } : null,
      lead: textOf(room.guide, 'resetInstructions', language),
      steps: room.props.flatMap((prop) => {
        const step = textOf(prop, 'resetStep', language)
        return step === '' ? [] : [m.paper_room_reset_step({ thing: called(prop), step })]
      }),
      debriefTitle: m.paper_room_debrief(),
      debrief: textOf(room.guide, 'debriefQuestions', language),
    },
    minutesToCut: 0,
  }
}
