import { answerIn } from '#app/features/kits/checks/room/code-fits.ts'
import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { hintsIn, textOf } from '#app/features/kits/documents/words.ts'
import { walkthroughOf } from '#app/features/kits/flow/orders.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { callerOf, gainsOf, signed } from './called.ts'
import { bySign } from './players-parts.server.ts'
import { readMe } from './read-me.server.ts'
import { setUp } from './set-up.server.ts'
import { typedSheet } from './typed-sheet.server.ts'

/** Parts for before the game, without any solution. */
export const beforeParts = (room: RoomDocument, composing: Composing): PaperPart[] => [
  readMe(room, composing),
  setUp(room, composing),
]

/** Parts for the game leader; a host who plays opens them at the end. */
export const leadingParts = (room: RoomDocument, composing: Composing): PaperPart[] => [
  walkthrough(room, composing),
  answers(room, composing),
]

function walkthrough(room: RoomDocument, composing: Composing): PaperPart {
  const { language, hostPlays } = composing.choice
  const called = callerOf(room, language)
  const byId = new Map<string, string>([
    ...room.props.map((prop): [string, string] => [prop.id, called(prop)]),
    ...room.clues.map((clue): [string, string] => [clue.id, called(clue)]),
  ])
  const gains = gainsOf(room, language)
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
        gives: gains(step.puzzleId).join(', '),
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
        answer: m.hints_answer(),
        stuck: m.paper_room_stuck(),
        end: m.paper_room_end(),
      },
      steps,
      resetTitle: m.paper_room_reset(),
      resetLead: textOf(room.guide, 'resetInstructions', language),
      resetSteps: room.props.flatMap((prop) => {
        const step = textOf(prop, 'resetStep', language)
        return step === '' ? [] : [m.paper_room_reset_step({ thing: called(prop), step })]
      }),
      debriefTitle: m.paper_room_debrief(),
      debrief: textOf(room.guide, 'debriefQuestions', language),
    },
    minutesToCut: hostPlays ? 2 : 0,
  }
}

/** What opens a lock that has no code: the things it needs, without the one it closes. */
const keyTo = (room: RoomDocument, { lockType, needs, containerId }: RoomPuzzle, language: Locale): string =>
  lockType === 'key'
    ? room.props
        .filter(({ id }) => needs.includes(id) && id !== containerId)
        .map(callerOf(room, language))
        .join(', ')
    : ''

const answers = (room: RoomDocument, composing: Composing): PaperPart => {
  const { language, hostPlays } = composing.choice
  return {
    id: 'answers',
    title: m.paper_room_answers(),
    reader: 'sealed',
    template: 'room-answers.typ',
    data: {
      when: hostPlays ? m.paper_room_answers_when_playing() : m.paper_room_answers_when(),
      how: hostPlays ? m.paper_room_answers_cut() : m.paper_room_seal_how(),
      title: m.paper_room_answers(),
      isCut: hostPlays,
      notesTitle: m.paper_room_instructions(),
      notesWhen: m.paper_room_notes_when(),
      notesHow: m.paper_room_seal_how(),
      // For the person who sets up if the host plays
      notes: hostPlays ? textOf(room.guide, 'setupInstructions', language) : '',
      answers: bySign(room).map((puzzle) => {
        const typed = typedSheet(room, puzzle, composing)
        const answer = answerIn(room, puzzle, language) || keyTo(room, puzzle, language)
        return {
          name: signed(room, puzzle, language),
          lock: roomPuzzle.fields.lockType.choices[puzzle.lockType](),
          answer,
          // If words cannot give the answer, the type draws it
          key: answer === '' ? (typed?.key() ?? null) : null,
        }
      }),
    },
    minutesToCut: hostPlays ? room.puzzles.length : 2,
  }
}
