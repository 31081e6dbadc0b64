import type { Point } from '#app/features/puzzles/kit/picture/geometry.ts'
import { onPicture, rounded } from '#app/features/puzzles/kit/picture/geometry.ts'
import { newThingId } from '#app/features/puzzles/kit/picture/thing-id.ts'
import type { Draft } from '#app/features/puzzles/types/video_difference/rules/compare.ts'
import { isWithin } from '#app/features/puzzles/types/video_difference/rules/compare.ts'
import {
  largestRadius,
  mostDifferences,
  mostUnchanged,
  smallestRadius,
} from '#app/features/puzzles/types/video_difference/rules/limits.ts'
import type {
  Circle,
  Configuration,
  Difference,
  Solution,
} from '#app/features/puzzles/types/video_difference/rules/schema.ts'

/* Pure steps from draft to draft. Circles, words and the number to find stay in sync. */

/** In percent of the width, for a circle placed with a single click. */
export const usualRadius = 5

/** Only words for existing things, and no more to find than there are; if all were to be found, all still are. */
function inStep(configuration: Configuration, solution: Solution, before: Solution): Draft {
  const ids = new Set([...solution.differences.map(({ thing }) => thing), ...solution.unchanged])
  const count = solution.differences.length
  const wantsAll = configuration.differencesCount >= before.differences.length
  return {
    configuration: {
      ...configuration,
      differencesCount: Math.max(1, wantsAll ? count : Math.min(configuration.differencesCount, count)),
      things: configuration.things.filter(({ id }) => ids.has(id)),
    },
    solution,
  }
}

export function addDifferences({ configuration, solution }: Draft, circles: readonly Circle[]): Draft {
  const differences = [...solution.differences]
  for (const circle of circles) {
    if (differences.length >= mostDifferences) break
    differences.push({ ...circle, ...onPicture(circle), thing: newThingId() })
  }
  return inStep(configuration, { ...solution, differences }, solution)
}

export const newOnes = ({ configuration, solution }: Draft, circles: readonly Circle[]): Circle[] =>
  circles.filter(
    (circle) =>
      !solution.differences.some(
        (known) =>
          isWithin(known, circle, configuration.stillRatio) || isWithin({ ...circle }, known, configuration.stillRatio),
      ),
  )

export function changeDifference({ configuration, solution }: Draft, at: number, change: Partial<Circle>): Draft {
  const changed = (known: Difference): Difference => {
    const next = { ...known, ...change }
    return {
      ...next,
      ...onPicture(next),
      radius: rounded(Math.min(largestRadius, Math.max(smallestRadius, next.radius))),
    }
  }
  return {
    configuration,
    solution: {
      ...solution,
      differences: solution.differences.map((known, place) => (place === at ? changed(known) : known)),
    },
  }
}

export const removeDifference = ({ configuration, solution }: Draft, at: number): Draft =>
  inStep(configuration, { ...solution, differences: solution.differences.filter((_, place) => place !== at) }, solution)

export function addUnchanged({ configuration, solution }: Draft): Draft {
  if (solution.unchanged.length >= mostUnchanged) return { configuration, solution }
  return { configuration, solution: { ...solution, unchanged: [...solution.unchanged, newThingId()] } }
}

export const removeUnchanged = ({ configuration, solution }: Draft, id: string): Draft =>
  inStep(configuration, { ...solution, unchanged: solution.unchanged.filter((each) => each !== id) }, solution)

export function nameThing({ configuration, solution }: Draft, id: string, text: string): Draft {
  const known = configuration.things.some((each) => each.id === id)
  const things = known
    ? configuration.things.map((each) => (each.id === id ? { id, text } : each))
    : [...configuration.things, { id, text }]
  return { configuration: { ...configuration, things }, solution }
}

export function nameDifference(draft: Draft, at: number, text: string): Draft {
  const { configuration, solution } = draft
  const id = solution.differences[at]?.thing || newThingId()
  return nameThing(
    {
      configuration,
      solution: {
        ...solution,
        differences: solution.differences.map((known, place) => (place === at ? { ...known, thing: id } : known)),
      },
    },
    id,
    text,
  )
}

/** The circle that contains a point; -1 for none. Without tolerance for a finger: the author draws precisely. */
export const circleAt = ({ configuration, solution }: Draft, point: Point): number =>
  solution.differences.findLastIndex(
    ({ x, y, radius }) => Math.hypot(point.x - x, (point.y - y) / configuration.stillRatio) <= radius,
  )
