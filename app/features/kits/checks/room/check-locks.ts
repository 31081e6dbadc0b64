import type { RoomDocument, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { typedOf } from '#app/features/kits/documents/typed-puzzle.ts'
import { isBlankText, textOf } from '#app/features/kits/documents/words.ts'
import { containerOf, shutIn } from '#app/features/kits/flow/inside.ts'
import { packedIn } from '#app/features/kits/flow/orders.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { answerIn, codeFits, codeKey, hasCode } from './code-fits.ts'
import { atPuzzle, atThing, named, roomFinding } from './room-finding.ts'
import type { RoomCheck, RoomCode, RoomFinding, RoomSubject } from './room-finding.ts'

/** Checks codes, keys, answers and the hints that lead to them. */
export const checkLocks: RoomCheck = (subject) => [
  ...subject.document.puzzles.flatMap((puzzle) => [
    ...checkAnswer(subject, puzzle),
    ...checkKey(subject.document, puzzle),
    ...checkTyped(subject.document, puzzle),
    ...checkHints(puzzle),
    ...checkContainer(subject.document, puzzle),
  ]),
  ...checkShut(subject.document),
  ...checkAlike(subject),
  ...checkProps(subject),
]

function checkAnswer({ document, languages }: RoomSubject, puzzle: RoomPuzzle): RoomFinding[] {
  const { lockType: lock } = puzzle
  if (!hasCode(lock)) return []
  const answers = languages.map((language, index) => ({
    code: answerIn(document, puzzle, language),
    text: textOf(puzzle, 'description', language),
    suffix: index === 0 ? '' : `.${language}`,
  }))
  const said = (code: RoomCode, field: string, answer: string) => [
    roomFinding(code, atPuzzle(puzzle, field), { ...named(puzzle), lock, code: answer }),
  ]
  if (answers.some(({ code }) => isBlankText(code))) return said('solution_missing', 'solution', '')
  const misfit = answers.find(({ code }) => !codeFits(lock, code))
  if (misfit) return said('code_misfit', `solution${misfit.suffix}`, misfit.code)
  const told = answers.find(({ code, text }) => spacedWords(text).includes(spacedWords(code)))
  return told ? said('solution_told', `description${told.suffix}`, told.code) : []
}

/** The fields read by people who gather or find a prop. */
const readOfProp = ['name', 'description', 'substitutes', 'hidingPlace'] as const

/** Without a container, the set-up list leaves the host to guess where things go. */
function checkContainer(room: RoomDocument, puzzle: RoomPuzzle): RoomFinding[] {
  const isPacked = puzzle.gives.length > 0 && packedIn(room, puzzle).as === 'box'
  return isPacked ? [roomFinding('container_unnamed', atPuzzle(puzzle, 'container'), named(puzzle))] : []
}

/** A circle of containers is reported once. */
function checkShut(room: RoomDocument): RoomFinding[] {
  const names = new Map([
    ...room.props.map((row) => [row.id, row.name] as const),
    ...room.clues.map((row) => [row.id, row.title] as const),
  ])
  const said = new Set<string>()
  return shutIn(room).flatMap(({ puzzle, container, around, keys }): RoomFinding[] => {
    if (around.length > 0) {
      if (said.has(container.id)) return []
      for (const { id } of around) said.add(id)
      const things = around.map(({ name }) => name).join(', ')
      const params = { ...named(container), things, count: around.length }
      return [roomFinding('container_in_itself', atPuzzle(puzzle, 'container'), params)]
    }
    const things = keys.map((id) => names.get(id) ?? '').join(', ')
    return [roomFinding('key_inside', atPuzzle(puzzle, 'needs'), { ...named(container), things })]
  })
}

/** A host who plays reads about the props they gather, and players about those they find: a code may be given only by a
 * printed prop that its puzzle needs. */
const checkProps = ({ document, languages }: RoomSubject): RoomFinding[] =>
  document.props.flatMap((prop) =>
    document.puzzles
      .filter(({ lockType, needs }) => hasCode(lockType) && !(prop.source === 'print' && needs.includes(prop.id)))
      .flatMap((puzzle) =>
        languages.flatMap((language, index) => {
          const code = answerIn(document, puzzle, language)
          if (isBlankText(code)) return []
          const field = readOfProp.find((each) => says(textOf(prop, each, language), code))
          if (field === undefined) return []
          const place = atThing(prop, index === 0 ? field : `${field}.${language}`)
          return [roomFinding('code_on_prop', place, { ...named(prop), things: puzzle.name, code })]
        }),
      )
      .slice(0, 1),
  )

/** In one piece or character by character: `412`, `4-1-2`. */
const says = (text: string, code: string): boolean =>
  [spacedWords(code), spacedWords([...code.replaceAll(/\s/gu, '')].join(' '))].some((each) =>
    spacedWords(text).includes(each),
  )

const spacedWords = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}\p{S}#%@*]+/gu) ?? []).join(' ')} `

function checkKey(room: RoomDocument, puzzle: RoomPuzzle): RoomFinding[] {
  const container = containerOf(room, puzzle)
  const isKey = (prop: RoomProp) => prop !== container && puzzle.needs.includes(prop.id)
  if (puzzle.lockType !== 'key' || room.props.some(isKey)) return []
  return [roomFinding('key_missing', atPuzzle(puzzle, 'needs'), named(puzzle))]
}

function checkTyped(room: RoomDocument, puzzle: RoomPuzzle): RoomFinding[] {
  const typed = typedOf(room, puzzle)
  if (!typed) return []
  const problems = findPuzzleType(typed.type)?.findProblems(typed)
  if (problems?.every(({ severity }) => severity !== 'error')) return []
  return [roomFinding('typed_puzzle_incomplete', atPuzzle(puzzle, 'puzzleId'), named(puzzle))]
}

const checkHints = (puzzle: RoomPuzzle): RoomFinding[] =>
  puzzle.hints.some((hint) => !isBlankText(hint))
    ? []
    : [roomFinding('hints_missing', atPuzzle(puzzle, 'hints'), named(puzzle))]

/** A code that also opens another lock lets the players skip a puzzle. */
function checkAlike({ document, languages }: RoomSubject): RoomFinding[] {
  const seen = new Map<string, RoomPuzzle>()
  return document.puzzles.flatMap((puzzle) => {
    const code = answerIn(document, puzzle, languages[0]!)
    if (!hasCode(puzzle.lockType) || puzzle.lockType === 'paper' || isBlankText(code)) return []
    const key = codeKey(puzzle.lockType, code)
    const other = seen.get(key)
    seen.set(key, other ?? puzzle)
    if (!other) return []
    return [roomFinding('code_twice', atPuzzle(puzzle, 'solution'), { ...named(puzzle), things: other.name, code })]
  })
}
