import type { Json, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { randomOf, shuffledIndices } from '#app/features/puzzles/kit/rules/random.ts'
import { firstSteps, mostSteps } from './limits.ts'
import type { Answer, Configuration, Decoy, Presented, Solution } from './schema.ts'

export type Draft = PuzzleDraft<Configuration, Solution>

export type Rules = Pick<Presented, 'patternSize' | 'orderMatters' | 'repeatsAllowed' | 'sequenceLength'>

export const columnsOf = (size: number): number => Math.ceil(Math.sqrt(size))
export const rowsOf = (size: number): number => Math.ceil(size / columnsOf(size))

export function resize(pattern: readonly number[], from: number, to: number): number[] {
  const [before, after] = [columnsOf(from), columnsOf(to)]
  return pattern.flatMap((place) => {
    const [row, column] = [Math.floor(place / before), place % before]
    const moved = row * after + column
    return column < after && moved < to ? [moved] : []
  })
}

export const present = ({
  patternSize,
  patternType,
  sequenceLength,
  orderMatters,
  repeatsAllowed,
  showLength,
  shown,
  speed,
  growing,
  replays,
  material,
  inlay,
  offUrl,
  onUrl,
  rowNames,
  columnNames,
}: Configuration): Presented => ({
  patternSize,
  patternType,
  ...(patternType === 'visual' && material !== 'plain' && { material, inlay }),
  ...(patternType === 'visual' && material === 'picture' && { offUrl, onUrl }),
  ...(rowNames.length > 0 && { rowNames }),
  ...(columnNames.length > 0 && { columnNames }),
  sequenceLength: showLength || shown ? sequenceLength : null,
  orderMatters,
  repeatsAllowed: repeatsAllowed && orderMatters,
  shown,
  speed,
  ...(shown && growing && sequenceLength > firstSteps && { growing }),
  ...(shown && replays > 0 && { replays }),
})

/** Never takes the same place twice in a row: nobody would see it light up again. */
export function shownPattern({ patternSize, repeatsAllowed, sequenceLength }: Rules, seed: number): number[] {
  const length = sequenceLength ?? 1
  if (!repeatsAllowed) return shuffledIndices(patternSize, seed).slice(0, length)
  const random = randomOf(seed)
  const pattern = [random(patternSize)]
  while (pattern.length < length) pattern.push((pattern.at(-1)! + 1 + random(patternSize - 1)) % patternSize)
  return pattern
}

export const shownAtFirst = (presented: Presented, seed: number): number[] =>
  presented.growing ? partOf(shownPattern(presented, seed), null) : shownPattern(presented, seed)

export const wantedPattern = ({ configuration, solution }: Draft, seed: number): number[] =>
  configuration.shown ? shownPattern(present(configuration), seed) : solution.correctPattern

export type Judged = { kind: 'right' } | { kind: 'wrong'; key: string } | { kind: 'none' }

/** `none` when places are not on this board, or were taken against its rules. */
export function judgePattern(draft: Draft, { pattern }: Answer, seed: number): Judged {
  const { configuration } = draft
  const rules = present(configuration)
  if (!isAllowed(rules, pattern)) return { kind: 'none' }
  const wanted = wantedPattern(draft, seed)
  const given = formOf(rules, pattern)
  const turns =
    configuration.anyOrientation && !configuration.shown ? orientationsOf(configuration.patternSize) : [unturned]
  return turns.some((turn) => formOf(rules, wanted.map(turn)) === given) && wanted.length > 0
    ? { kind: 'right' }
    : { kind: 'wrong', key: given }
}

export const partOf = (pattern: readonly number[], progress: Json): number[] =>
  pattern.slice(0, typeof progress === 'number' ? progress : firstSteps)

/** `grown` when the part that was asked for was repeated, with the number of steps asked for next. */
export function judgeStep(
  draft: Draft,
  answer: Answer,
  seed: number,
  progress: Json,
): Judged | { kind: 'grown'; steps: number } {
  const judged = judgePattern(draft, answer, seed)
  const rules = present(draft.configuration)
  if (!rules.growing || judged.kind !== 'wrong') return judged
  const asked = partOf(wantedPattern(draft, seed), progress)
  return formOf(rules, asked) === judged.key ? { kind: 'grown', steps: asked.length + 1 } : judged
}

export function judgeDecoy(draft: Draft, { pattern }: Pick<Decoy, 'pattern'>): Judged {
  const { sequenceLength } = present(draft.configuration)
  const fits = pattern.length > 0 && (sequenceLength === null || pattern.length === sequenceLength)
  return fits ? judgePattern(draft, { pattern: [...pattern] }, 0) : { kind: 'none' }
}

const isAllowed = ({ patternSize, repeatsAllowed }: Rules, pattern: readonly number[]): boolean =>
  pattern.every((place) => place < patternSize) && (repeatsAllowed || new Set(pattern).size === pattern.length)

const formOf = ({ orderMatters }: Rules, pattern: readonly number[]): string =>
  (orderMatters ? [...pattern] : pattern.toSorted((one, other) => one - other)).join('-')

type Turn = (place: number) => number
const unturned: Turn = (place) => place

/** The symmetries of a board: turned and mirrored. A board with a shorter last row has only one. */
export function orientationsOf(size: number): Turn[] {
  const [columns, rows] = [columnsOf(size), rowsOf(size)]
  if (columns * rows !== size) return [unturned]
  const at =
    (turn: (row: number, column: number) => [number, number]): Turn =>
    (place) => {
      const [row, column] = turn(Math.floor(place / columns), place % columns)
      return row * columns + column
    }
  const [bottom, right] = [rows - 1, columns - 1]
  const upright = [
    at((row, column) => [row, column]),
    at((row, column) => [bottom - row, column]),
    at((row, column) => [row, right - column]),
    at((row, column) => [bottom - row, right - column]),
  ]
  const aside = [
    at((row, column) => [column, row]),
    at((row, column) => [bottom - column, row]),
    at((row, column) => [column, right - row]),
    at((row, column) => [bottom - column, right - row]),
  ]
  return columns === rows ? [...upright, ...aside] : upright
}

export type Press = { kind: 'added' | 'removed'; pattern: number[] } | { kind: 'taken' | 'full' }

/** Adds a place. Where each is taken once, it also removes: any if the order does not matter, otherwise the last. */
export function pressPlace(rules: Rules, pattern: readonly number[], place: number): Press {
  const { orderMatters, repeatsAllowed, sequenceLength } = rules
  if (!repeatsAllowed && pattern.includes(place)) {
    if (orderMatters && pattern.at(-1) !== place) return { kind: 'taken' }
    return { kind: 'removed', pattern: pattern.filter((each) => each !== place) }
  }
  return pattern.length >= (sequenceLength ?? mostSteps)
    ? { kind: 'full' }
    : { kind: 'added', pattern: [...pattern, place] }
}

export function possibilities({ patternSize, orderMatters, repeatsAllowed, sequenceLength }: Rules): number {
  if (sequenceLength === null) return orderMatters ? Infinity : 2 ** patternSize
  let count = 1
  for (let step = 0; step < sequenceLength; step++)
    count *= repeatsAllowed ? patternSize : Math.max(1, patternSize - step) / (orderMatters ? 1 : step + 1)
  return Math.round(count)
}
