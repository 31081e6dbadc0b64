import type { Json } from '#app/features/puzzles/contract/contract.ts'
import { z } from '#app/shared/zod.ts'
import type { Point } from './geometry.ts'
import { mostPicks } from './limits.ts'
import { pointSchema, thingId } from './point.schema.ts'

/** One miss among several picks makes the answer wrong, so that sending many together gains nothing. */
export const picksSchema = z.union([
  z.strictObject({ points: z.array(pointSchema).min(1).max(mostPicks) }),
  z.strictObject({ things: z.array(thingId).min(1).max(mostPicks) }),
])
export type Picks = z.infer<typeof picksSchema>

export type Pick = { point: Point } | { thing: string }

export const picksOf = (answer: Picks): Pick[] =>
  'points' in answer ? answer.points.map((point) => ({ point })) : answer.things.map((thing) => ({ thing }))

/** The normal form of an answer: points within the same percent are equal. */
export const picksKey = (answer: Picks): string =>
  'points' in answer
    ? answer.points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(', ')
    : answer.things.join(', ')

const progressSchema = z.array(z.number().int().min(0)).max(200)

export const readFound = (progress: Json): number[] => progressSchema.catch([]).parse(progress)

/** All that is found after an answer; null if a pick hits nothing. Where things overlap, it means one still wanted. */
export function foundBy(
  answer: Picks,
  before: readonly number[],
  hit: (pick: Pick) => readonly number[],
  isWanted: (thing: number, found: ReadonlySet<number>) => boolean = () => true,
): number[] | null {
  const found = new Set(before)
  for (const pick of picksOf(answer)) {
    const hits = hit(pick)
    const missing = hits.filter((thing) => !found.has(thing))
    const meant = missing.find((thing) => isWanted(thing, found)) ?? missing[0] ?? hits[0]
    if (meant === undefined) return null
    found.add(meant)
  }
  return [...found]
}
