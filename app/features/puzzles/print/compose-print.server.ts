import type { Paper } from '#app/shared/papers.ts'
import type { Json, JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { saidIn } from '#app/i18n/said-in.ts'
import { filled } from '#app/features/puzzles/contract/puzzle-print.ts'
import type { AnswerInWords, PrintPicture } from '#app/features/puzzles/contract/puzzle-print.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { puzzlePrint } from '#app/features/puzzles/registry/puzzle-prints.server.ts'

export interface PrintChoice {
  language: Locale
  paper: Paper
  withKey: boolean
  withHints: boolean
}

export interface PrintedPuzzle {
  type: PuzzleType
  draft: PuzzleDraft<JsonObject, JsonObject>
  adventure: string
  name: string
  description: string
  hints: readonly string[]
  /** Null where nobody counts them. */
  attempts: number | null
  timeLimit: number | null
  seed: number
  answer: Json
  picture: PrintPicture | null
  pictures: readonly (PrintPicture | null)[]
  soundLink: string | null
}

export const picturesToPrint = (type: PuzzleType, configuration: JsonObject): string[] =>
  puzzlePrint(type.id).pictures(type.present(configuration))

export const soundOfPrint = (type: PuzzleType, configuration: JsonObject): string | null =>
  puzzlePrint(type.id).sound(type.present(configuration))

type Answered = Pick<PrintedPuzzle, 'type' | 'draft' | 'answer'> & { picture: string | null }

export const answerInWords = ({ type, draft, answer, picture }: Answered, language: Locale): AnswerInWords =>
  puzzlePrint(type.id).inWords(language, { presented: type.present(draft.configuration), draft, answer, picture })

/** Without an answer key it contains nothing of the secret half. @throws NotPrintable */
export function composePrint(puzzle: PrintedPuzzle, choice: PrintChoice): JsonObject {
  const { type, draft, picture, pictures, soundLink, seed } = puzzle
  const { language, withKey } = choice
  const print = puzzlePrint(type.id)
  const presented = type.present(draft.configuration)
  const input = { presented, start: type.start(presented, seed), picture, pictures, soundLink }
  return {
    page: pageOf(puzzle, choice),
    sheet: print.sheet(language, input),
    key: withKey
      ? { ...print.key(language, { ...input, draft, answer: puzzle.answer }), hints: filled(puzzle.hints) }
      : null,
  }
}

function pageOf(
  { type, adventure, name, description, hints, attempts, timeLimit, picture }: PrintedPuzzle,
  { language, paper, withHints }: PrintChoice,
): JsonObject {
  return saidIn(language, () => ({
    paper,
    language,
    adventure,
    name,
    description: description.trim(),
    picture: type.worksOnPicture ? null : picture,
    terms: [
      attempts === null ? '' : m.puzzle_print_tries({ count: attempts }),
      timeLimit === null ? '' : timeText(timeLimit),
    ]
      .filter(Boolean)
      .join(' · '),
    hints: withHints ? filled(hints) : [],
    words: pageWords(),
  }))
}

/** What the page of a puzzle says by itself. */
export const pageWords = () => ({
  players: m.print_reader_players(),
  keep: m.puzzle_print_keep(),
  key: m.puzzle_print_key(),
  answer: m.puzzle_print_answer(),
  also: m.puzzle_print_also(),
  wrong: m.puzzle_print_wrong(),
  hints: m.hints_title(),
  picture: m.puzzle_print_picture(),
})

function timeText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [
    minutes > 0 ? m.puzzle_print_minutes({ count: minutes }) : '',
    rest > 0 ? m.puzzle_print_seconds({ count: rest }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
