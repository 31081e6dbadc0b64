import type { Point } from '#app/features/puzzles/kit/picture/geometry.ts'
import { centreOf, outlineOf, roundOutline } from '#app/features/puzzles/kit/picture/geometry.ts'
import { newThingId } from '#app/features/puzzles/kit/picture/thing-id.ts'
import type { Draft } from './hidden.ts'
import { locationsOf } from './hidden.ts'
import type { Configuration, Solution, Zone } from './schema.ts'
import { cutFrom } from './silhouette.ts'

/* Pure steps from draft to draft. Objects, zones, words and the list of points stay in sync. */

type ObjectToFind = Configuration['objectsToFind'][number]

export type ZoneOf = { object: string } | 'new' | 'look-alike'

/** The radius of the zone that is drawn for a bare point, in percent. */
const reach = 4

/** Gives ids to all objects, and zones where there were only points. A zone's id says only which point it replaces. */
export function withZones(draft: Draft): Draft {
  const { configuration, solution } = draft
  const isWhole = configuration.objectsToFind.every(
    ({ id }, at) =>
      id !== '' &&
      (solution.zones.some((zone) => zone.object === id) || (solution.objectLocations[at] ?? []).length === 0),
  )
  if (isWhole) return draft
  const objects = configuration.objectsToFind.map((object, at) => ({ ...object, id: object.id || `object${at}` }))
  const zones = objects.flatMap(({ id }, at): Zone[] => {
    const own = solution.zones.filter((zone) => zone.object === id)
    if (own.length > 0) return own
    return (solution.objectLocations[at] ?? []).map((point, number) => ({
      id: `spot${at}n${number}`,
      object: id,
      outline: roundOutline(point, reach),
    }))
  })
  return inStep(
    { ...configuration, objectsToFind: objects },
    { ...solution, zones: [...zones, ...solution.zones.filter((zone) => zone.object === '')] },
  )
}

export function freePlace(zones: readonly Zone[]): Point[] {
  const side = 16
  const taken = zones.map(({ outline }) => centreOf(outline))
  const places = [50, 25, 75].flatMap((y) => [50, 25, 75].map((x) => ({ x, y })))
  const free = places.find(
    (place) => !taken.some(({ x, y }) => Math.abs(x - place.x) < side / 2 && Math.abs(y - place.y) < side / 2),
  )
  const { x, y } = free ?? places[0]!
  return outlineOf({ left: x - side / 2, top: y - side / 2, width: side, height: side })
}

function inStep(configuration: Configuration, solution: Solution): Draft {
  const { zones } = solution
  const ids = new Set(zones.map(({ id }) => id))
  const objects = new Set(configuration.objectsToFind.map(({ id }) => id))
  return {
    configuration: {
      ...configuration,
      places: configuration.places.filter(({ id }) => ids.has(id)),
      clues: configuration.clues.filter(({ id }) => objects.has(id)),
      silhouettes: configuration.silhouettes.filter(({ id }) => objects.has(id)),
    },
    solution: {
      ...solution,
      objectLocations: locationsOf(configuration, zones),
      replies: solution.replies.filter(({ id }) => ids.has(id)),
    },
  }
}

export const zonesOfObject = ({ solution }: Draft, object: string): Zone[] =>
  solution.zones.filter((zone) => zone.object === object)

/** Adds a zone. If all of an object were to be found, so is the new one. @returns the draft and the zone's id */
export function addZone(draft: Draft, outline: readonly Point[], of: ZoneOf): { draft: Draft; id: string } {
  const { configuration, solution } = draft
  const id = newThingId()
  const object = of === 'new' ? newThingId() : of === 'look-alike' ? '' : of.object
  const before = zonesOfObject(draft, object).length
  const objects: ObjectToFind[] =
    of === 'new'
      ? [...configuration.objectsToFind, { id: object, name: '', count: 1 }]
      : configuration.objectsToFind.map((each) =>
          each.id === object && each.count === before ? { ...each, count: before + 1 } : each,
        )
  const zone: Zone = { id, object, outline: [...outline] }
  return {
    id,
    draft: inStep({ ...configuration, objectsToFind: objects }, { ...solution, zones: [...solution.zones, zone] }),
  }
}

export const reshape = ({ configuration, solution }: Draft, id: string, outline: readonly Point[]): Draft =>
  inStep(configuration, {
    ...solution,
    zones: solution.zones.map((zone) => (zone.id === id ? { ...zone, outline: [...outline] } : zone)),
  })

export function removeZone({ configuration, solution }: Draft, id: string): Draft {
  const zones = solution.zones.filter((zone) => zone.id !== id)
  const left = (object: string) => zones.filter((zone) => zone.object === object).length
  const objects = configuration.objectsToFind.flatMap((each) =>
    left(each.id) === 0 ? [] : [{ ...each, count: Math.min(each.count, left(each.id)) }],
  )
  return inStep({ ...configuration, objectsToFind: objects }, { ...solution, zones })
}

export const changeObject = ({ configuration, solution }: Draft, id: string, change: Partial<ObjectToFind>): Draft =>
  inStep(
    {
      ...configuration,
      objectsToFind: configuration.objectsToFind.map((each) => (each.id === id ? { ...each, ...change } : each)),
    },
    solution,
  )

type Words = { id: string; text: string }

export function withText(words: readonly Words[], id: string, text: string): Words[] {
  const known = words.some((each) => each.id === id)
  return known ? words.map((each) => (each.id === id ? { id, text } : each)) : [...words, { id, text }]
}

export function withName(names: Configuration['objectNames'], id: string, name: string): Configuration['objectNames'] {
  const words = withText(
    names.map((each) => ({ id: each.id, text: each.name })),
    id,
    name,
  )
  return words.map((each) => ({ id: each.id, name: each.text }))
}

export function silhouetteOf(draft: Draft, object: string): Configuration['silhouettes'][number] | undefined {
  const [zone] = zonesOfObject(draft, object)
  return zone && draft.configuration.silhouettes.find(({ id, of }) => id === object && of === cutFrom(zone.outline))
}
