import type { Json, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { Point } from '#app/features/puzzles/kit/picture/geometry.ts'
import { roundOutline } from '#app/features/puzzles/kit/picture/geometry.ts'
import { isChoiceOf } from '#app/features/puzzles/kit/picture/choice-in-words.ts'
import { fingerRoom } from '#app/features/puzzles/kit/picture/limits.ts'
import type { Pick } from '#app/features/puzzles/kit/picture/picks.ts'
import { foundBy, readFound } from '#app/features/puzzles/kit/picture/picks.ts'
import { inDrawnOrder } from '#app/features/puzzles/kit/picture/thing-id.ts'
import type { Answer, Circle, Configuration, Difference, Presented, Solution, View } from './schema.ts'

export type Draft = PuzzleDraft<Configuration, Solution>

/** A circle on the stills is an ellipse in percent of their sides. */
const outlineOfDifference = ({ x, y, radius }: Circle, ratio: number): Point[] =>
  roundOutline({ x, y }, radius, radius * ratio)

export const isWithin = ({ x, y, radius }: Circle, point: Point, ratio: number): boolean =>
  Math.hypot(point.x - x, (point.y - y) / ratio) <= radius + fingerRoom

export interface Compared {
  found: number[]
  isNew: boolean
  isComplete: boolean
  view: View
}

export function compare({ configuration, solution }: Draft, answer: Answer, progress: Json): Compared | null {
  const { stillRatio, differencesCount } = configuration
  const { differences } = solution
  const isHit = (difference: Difference, pick: Pick) =>
    'thing' in pick ? difference.thing === pick.thing : isWithin(difference, pick.point, stillRatio)
  const before = readFound(progress).filter((at) => at < differences.length)
  const found = foundBy(answer, before, (pick) =>
    differences.flatMap((difference, at) => (isHit(difference, pick) ? [at] : [])),
  )
  if (!found) return null
  return {
    found,
    isNew: found.length > before.length,
    isComplete: found.length >= differencesCount,
    view: {
      found: found.map((at) => ({
        outline: outlineOfDifference(differences[at]!, stillRatio),
        thing: differences[at]!.thing,
      })),
    },
  }
}

export const differentPlaces = ({ configuration, solution }: Draft) =>
  solution.differences.map((difference) => ({
    id: difference.thing,
    outline: outlineOfDifference(difference, configuration.stillRatio),
  }))

/** As many differences as are asked for, in one answer; null while there are too few. */
export function wholeAnswer({ configuration, solution }: Draft): Answer | null {
  const points = solution.differences.slice(0, configuration.differencesCount).map(({ x, y }) => ({ x, y }))
  return points.length === configuration.differencesCount ? { points } : null
}

export function present({
  differencesCount,
  firstStillUrl,
  secondStillUrl,
  firstText,
  secondText,
  things,
}: Configuration): Presented {
  const said = things.filter(({ text }) => text.trim() !== '').map(({ id, text }) => ({ id, text }))
  return {
    differencesCount,
    firstStillUrl,
    secondStillUrl,
    firstText,
    secondText,
    things: isChoiceOf(said.length, differencesCount) ? inDrawnOrder(said) : [],
  }
}
