import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { answerOf, codeFits, codeKey, hasCode } from './code-fits.ts'
import { atPuzzle, isBlank, named, roomFinding } from './room-finding.ts'
import type { RoomFinding } from './room-finding.ts'

/** Codes, keys, answers, and the hints towards them. */
export function checkLocks(room: RoomDocument, languages: readonly Locale[]): RoomFinding[] {
  return [
    ...room.puzzles.flatMap((puzzle) => [
      ...checkAnswer(room, puzzle, languages),
      ...checkKey(room, puzzle),
      ...checkTyped(room, puzzle),
      ...checkHints(puzzle),
    ]),
    ...checkAlike(room),
  ]
}

type Code = { code: string; field: string }

/** The answer on the room's own sheet may be another in each language. */
function codesOf(room: RoomDocument, puzzle: RoomPuzzle, languages: readonly Locale[]): Code[] {
  const primary = { code: answerOf(puzzle, room), field: 'solution' }
  if (puzzle.puzzleId !== null) return [primary]
  const others = languages.slice(1).map((language) => ({
    code: puzzle.translations[language]?.['solution'] ?? '',
    field: `solution.${language}`,
  }))
  return [primary, ...others.filter(({ code }) => typeof code === 'string' && !isBlank(code))]
}

function checkAnswer(room: RoomDocument, puzzle: RoomPuzzle, languages: readonly Locale[]): RoomFinding[] {
  const { lockType } = puzzle
  if (!hasCode(lockType)) return []
  const codes = codesOf(room, puzzle, languages)
  if (isBlank(codes[0]!.code))
    return [roomFinding('solution_missing', atPuzzle(puzzle, 'solution'), { ...named(puzzle), lock: lockType })]
  const misfit = codes.find(({ code }) => !codeFits(lockType, code))
  if (misfit)
    return [
      roomFinding('code_misfit', atPuzzle(puzzle, misfit.field), {
        ...named(puzzle),
        code: misfit.code,
        lock: lockType,
      }),
    ]
  return checkTold(puzzle, codes)
}

const wordsIn = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}↑→↓←]+/gu) ?? []).join(' ')} `

function checkTold(puzzle: RoomPuzzle, codes: readonly Code[]): RoomFinding[] {
  const told = codes.find(({ code, field }) => {
    const [, language] = field.split('.')
    const text = language === undefined ? puzzle.description : puzzle.translations[language as Locale]?.['description']
    return wordsIn(text ?? '').includes(wordsIn(code))
  })
  if (!told) return []
  const field = told.field.replace('solution', 'description')
  return [roomFinding('solution_told', atPuzzle(puzzle, field), { ...named(puzzle), code: told.code })]
}

function checkKey({ props }: RoomDocument, puzzle: RoomPuzzle): RoomFinding[] {
  if (puzzle.lockType !== 'key' || props.some(({ id }) => puzzle.needs.includes(id))) return []
  return [roomFinding('key_missing', atPuzzle(puzzle, 'needs'), named(puzzle))]
}

function checkTyped({ typedPuzzles }: RoomDocument, puzzle: RoomPuzzle): RoomFinding[] {
  const typed = typedPuzzles.find(({ id }) => id === puzzle.puzzleId)
  if (!typed) return []
  const problems = findPuzzleType(typed.type)?.findProblems(typed)
  if (problems?.every(({ severity }) => severity !== 'error')) return []
  return [roomFinding('typed_puzzle_incomplete', atPuzzle(puzzle, 'puzzleId'), named(puzzle))]
}

const checkHints = (puzzle: RoomPuzzle): RoomFinding[] =>
  puzzle.hints.some((hint) => !isBlank(hint))
    ? []
    : [roomFinding('hints_missing', atPuzzle(puzzle, 'hints'), named(puzzle))]

/** A code that opens another lock as well lets the players skip a puzzle. */
function checkAlike(room: RoomDocument): RoomFinding[] {
  const seen = new Map<string, RoomPuzzle>()
  return room.puzzles.flatMap((puzzle) => {
    const code = answerOf(puzzle, room)
    if (!hasCode(puzzle.lockType) || puzzle.lockType === 'paper' || isBlank(code)) return []
    const key = codeKey(puzzle.lockType, code)
    const other = seen.get(key)
    seen.set(key, other ?? puzzle)
    if (!other) return []
    return [roomFinding('code_twice', atPuzzle(puzzle, 'solution'), { ...named(puzzle), things: other.name, code })]
  })
}
