import type { GameModel } from './game-model.ts'
import type { Values } from './guard.ts'
import type { Meter } from './meter.ts'
import { placeOf } from './moment.ts'
import type { Stop } from './walk.ts'
import { freeStepsFrom } from './walk.ts'

export type Regions = ReadonlyMap<number, number>

/** Groups places that can reach one another with the current values; only ways between the given places count. */
export function regionsOf(model: GameModel, places: Iterable<Stop>, values: Values, meter: Meter): Regions {
  const scenes = model.inScene.length
  const forth = new Map<number, number[]>()
  const back = new Map<number, number[]>()
  const all = new Map([...places].map((stop) => [placeOf(stop, scenes), stop]))
  for (const [place, stop] of all) {
    const next = freeStepsFrom(model, stop, values, meter).filter((other) => all.has(other))
    forth.set(place, next)
    for (const other of next) back.set(other, [...(back.get(other) ?? []), place])
  }
  const regions = new Map<number, number>()
  for (const place of finishingOrder([...all.keys()], forth).toReversed()) {
    if (!regions.has(place)) for (const member of reachOf(place, back, regions)) regions.set(member, place)
  }
  return regions
}

function finishingOrder(places: readonly number[], ways: ReadonlyMap<number, number[]>): number[] {
  const seen = new Set<number>()
  const finished: number[] = []
  for (const start of places) {
    if (seen.has(start)) continue
    seen.add(start)
    const open = [{ place: start, next: 0 }]
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const way = ways.get(top.place)?.[top.next++]
      if (way === undefined) finished.push(open.pop()!.place)
      else if (!seen.has(way)) {
        seen.add(way)
        open.push({ place: way, next: 0 })
      }
    }
  }
  return finished
}

function reachOf(
  start: number,
  ways: ReadonlyMap<number, number[]>,
  without: ReadonlyMap<number, number>,
): Set<number> {
  const reached = new Set([start])
  for (const place of reached) for (const way of ways.get(place) ?? []) if (!without.has(way)) reached.add(way)
  return reached
}
