import { answerIn, codeKey, typedAnswerIn } from '#app/features/kits/checks/room/code-fits.ts'
import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { typedIn, typedOf } from '#app/features/kits/documents/typed-puzzle.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { matchAnswer } from '#app/features/puzzles/kit/rules/match-answer.ts'
import type { AnswerKind } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { asRecord } from '#app/shared/record.ts'
import { isTypedIn } from './hint-steps.ts'

/** Whether what was typed opens the lock. In any language of the kit: which one the paper is in, nobody knows. */
export const isRight = (room: RoomDocument, puzzle: RoomPuzzle, typed: string, languages: readonly Locale[]): boolean =>
  !isBlankText(typed) &&
  languages.some(
    (language) =>
      isTypedIn(room, puzzle, language) &&
      (opensLock(room, puzzle, typed, language) ||
        (typedAnswerIn(room, puzzle, language) === null
          ? isSaid(room, puzzle, typed, language)
          : isJudgedRight(room, puzzle, typed, language))),
  )

/** Arrows, letters and words of directions are the same, also letters without spaces; so are codes with dashes. */
function opensLock(room: RoomDocument, puzzle: RoomPuzzle, typed: string, language: Locale): boolean {
  const key = codeKey(puzzle.lockType, answerIn(room, puzzle, language))
  return [typed, [...typed].join(' ')].some((each) => codeKey(puzzle.lockType, each) === key)
}

/** As the puzzle's type judges it where it is played on a screen. */
function isJudgedRight(room: RoomDocument, puzzle: RoomPuzzle, typed: string, language: Locale): boolean {
  const own = typedOf(room, puzzle)
  const draft = own && findPuzzleType(own.type)?.read(typedIn(own, language))
  if (!own || !draft) return false
  const { configuration, solution } = draft as { configuration: JsonObject; solution: JsonObject }
  const stored = { type: own.type, configuration: { [language]: configuration }, solution: { [language]: solution } }
  // Such an answer has one field, for what is typed
  const [field] = Object.keys(asRecord(puzzleJudge.reveal(stored, 0)[language]))
  const answer = field === undefined ? typed : { [field]: typed }
  return puzzleJudge.judge(stored, answer, { language, progress: null, seed: 0 }).outcome === 'solved'
}

/** As somebody would who compares it with the answers: a lock of letters takes no slip, a person does. */
function isSaid(room: RoomDocument, puzzle: RoomPuzzle, typed: string, language: Locale): boolean {
  if (['digits3', 'digits4', 'directions'].includes(puzzle.lockType)) return false
  const isPerson = puzzle.lockType !== 'word'
  const lists = { accepted: [answerIn(room, puzzle, language)], decoys: [] }
  const rule = { caseSensitive: false, keepAccents: false, margin: 0, anyLanguage: false }
  const fits = (kind: AnswerKind) =>
    matchAnswer(typed, { ...rule, kind, partial: isPerson, typos: isPerson }, lists, language).kind === 'accepted'
  return fits('code') || fits(isPerson ? 'phrase' : 'word')
}
