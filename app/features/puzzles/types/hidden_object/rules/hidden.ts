import type { Json, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { Outline, Point } from '#app/features/puzzles/kit/picture/geometry.ts'
import { centreOf, distanceToEdge, isInside, roundOutline } from '#app/features/puzzles/kit/picture/geometry.ts'
import { fingerRoom } from '#app/features/puzzles/kit/picture/limits.ts'
import type { Pick } from '#app/features/puzzles/kit/picture/picks.ts'
import { foundBy, readFound } from '#app/features/puzzles/kit/picture/picks.ts'
import type { Answer, Configuration, Solution, View, Zone } from './schema.ts'

export type Draft = PuzzleDraft<Configuration, Solution>

interface HiddenThing {
  object: number
  outline: Outline
  id: string
}

/** How far a thing is taken to reach around a bare point, in percent. */
const reachOfPoint = 4

/** The zones of each object, or its bare points when it has no zone. */
export function hiddenThings({ configuration, solution }: Draft): HiddenThing[] {
  return configuration.objectsToFind.flatMap(({ id }, object) => {
    const zones = id === '' ? [] : solution.zones.filter((zone) => zone.object === id)
    if (zones.length > 0) return zones.map((zone) => ({ object, outline: zone.outline, id: zone.id }))
    return (solution.objectLocations[object] ?? []).map((point) => ({
      object,
      outline: roundOutline(point, reachOfPoint),
      id: '',
    }))
  })
}

export const locationsOf = (configuration: Configuration, zones: readonly Zone[]): Point[][] =>
  configuration.objectsToFind.map(({ id }) =>
    zones.filter((zone) => id !== '' && zone.object === id).map((zone) => centreOf(zone.outline)),
  )

const isHit = (outline: Outline, point: Point): boolean =>
  isInside(outline, point) || distanceToEdge(outline, point) <= fingerRoom

export function lookAlikeAt({ solution }: Draft, pick: Pick): Zone | undefined {
  return solution.zones.find(
    (zone) => zone.object === '' && ('thing' in pick ? zone.id === pick.thing : isInside(zone.outline, pick.point)),
  )
}

export const enoughOf =
  ({ configuration }: Draft, things: readonly HiddenThing[]) =>
  (object: number, among: ReadonlySet<number>): boolean =>
    things.filter((thing, at) => thing.object === object && among.has(at)).length >=
    configuration.objectsToFind[object]!.count

export interface Found {
  found: number[]
  isNew: boolean
  isComplete: boolean
  view: View
}

/** What an answer adds to what was found before; null when it misses. */
export function search(draft: Draft, answer: Answer, progress: Json): Found | null {
  const things = hiddenThings(draft)
  const within = (pick: Pick) => (outline: Outline, id: string) =>
    'thing' in pick ? id === pick.thing : isHit(outline, pick.point)
  const before = readFound(progress).filter((at) => at < things.length)
  const isEnough = enoughOf(draft, things)
  const found = foundBy(
    answer,
    before,
    (pick) => things.flatMap(({ outline, id }, at) => (within(pick)(outline, id) ? [at] : [])),
    (at, sofar) => !isEnough(things[at]!.object, sofar),
  )
  if (!found) return null
  return {
    found,
    isNew: found.length > before.length,
    isComplete: draft.configuration.objectsToFind.every((_, object) => isEnough(object, new Set(found))),
    view: {
      found: found.map((at) => ({
        object: things[at]!.object,
        outline: [...things[at]!.outline],
        thing: things[at]!.id,
      })),
    },
  }
}

function wantedThings(draft: Draft): HiddenThing[] {
  const things = hiddenThings(draft)
  return draft.configuration.objectsToFind.flatMap(({ count }, object) =>
    things.filter((thing) => thing.object === object).slice(0, count),
  )
}

export function wholeAnswer(draft: Draft): Answer | null {
  const points = wantedThings(draft).map(({ outline }) => pointWithin(outline))
  return points.length > 0 ? { points } : null
}

/** A point inside the zone: its middle or, for a concave zone, the middle of an edge. */
function pointWithin(outline: Outline): Point {
  const middle = centreOf(outline)
  return isInside(outline, middle) ? middle : { ...outline[0]! }
}
