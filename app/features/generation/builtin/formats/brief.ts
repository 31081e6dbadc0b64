import type { Random } from '#app/features/generation/scenery/random.ts'
import { pick, seeded } from '#app/features/generation/scenery/random.ts'
import { combined } from '#app/features/generation/builtin/finish/treatment.ts'
import type { LayerName, Treatment } from '#app/features/generation/builtin/finish/treatment.ts'
import { tagTreatments } from '#app/features/generation/builtin/finish/tags.ts'
import type { Time } from '#app/features/generation/builtin/places/canvas.ts'
import { times } from '#app/features/generation/builtin/places/canvas.ts'
import type { ScaleName } from '#app/features/generation/builtin/places/colours.ts'
import type { PlaceName } from '#app/features/generation/builtin/places/places.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import type { FeatureName } from '#app/features/generation/builtin/places/features.ts'
import type { Asked, Drawable, Reading } from '#app/features/generation/builtin/drawable.ts'
import { isKeptOut, leaveToPlace, note, noteColour } from '#app/features/generation/builtin/asked.ts'
import type { Noted } from '#app/features/generation/builtin/asked.ts'
import { copiesOf, mostCopies } from '#app/features/generation/builtin/things/copies.ts'
import type { Copy } from '#app/features/generation/builtin/things/copies.ts'
import { hasDial } from '#app/features/generation/builtin/things/things.ts'
import type { Feature } from '#app/features/generation/builtin/places/canvas.ts'
import { isOutdoor } from '#app/features/generation/builtin/places/places.ts'
import type { Colour } from '#app/features/generation/understanding/attributes.ts'
import { peopleIn } from '#app/features/generation/builtin/people/people-in.ts'
import type { Somebody } from '#app/features/generation/builtin/people/people-in.ts'

export const formats = ['scene', 'portrait', 'icon', 'cover', 'puzzle'] as const
export type Format = (typeof formats)[number]

/** Labels of style tags in English, separated by commas. */
export interface Styles {
  photography?: string
  lighting?: string
  art?: string
  atmosphere?: string
  composition?: string
}

export interface PictureRequest {
  format: Format
  prompt: string
  styles?: Styles
  /** Pixels. */
  size: { width: number; height: number }
  seed?: number
}

/** What to draw, without any of the prompt's own text. */
export interface Brief {
  width: number
  height: number
  random: Random
  place: PlaceName
  placeNamed: boolean
  /** The things that the words name; nothing else may look as if it was asked for. */
  things: readonly Copy[]
  features: readonly Feature[]
  empty: { place: boolean; table: boolean }
  people: readonly Somebody[]
  /** The words want nobody there. */
  nobody: boolean
  time: Time
  hue?: ScaleName
  treatment: Treatment
}

const tagsOf = ({ photography, lighting, art, atmosphere, composition }: Styles): string[] =>
  [photography, lighting, art, atmosphere, composition]
    .flatMap((labels) => (labels ?? '').slice(0, 1000).split(','))
    .map((label) => label.trim())
    .filter((label) => Object.hasOwn(tagTreatments, label))

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

export const seedOf = ({ format, prompt, styles = {} }: Omit<PictureRequest, 'size'>): number =>
  hashOf(
    [format, prompt, styles.photography, styles.lighting, styles.art, styles.atmosphere, styles.composition].join('\n'),
  )

/** Neutral rooms, for words that name no place. */
const neutralPlaces = ['hall', 'salon', 'theatre'] as const satisfies readonly PlaceName[]
/** Where things too large to hold belong, for words that name no place. */
export const homes: Partial<Record<ThingName | FeatureName, PlaceName>> = {
  anchor: 'harbour',
  bicycle: 'street',
  boat: 'sea',
  car: 'city',
  dog: 'park',
  dragon: 'castle',
  ghost: 'graveyard',
  lighthouse: 'beach',
  octopus: 'underwater',
  planet: 'space',
  rocket: 'space',
  train: 'station',
  ufo: 'space',
  windmill: 'farm',
  table: 'salon',
  bed: 'bedroom',
  bookcase: 'library',
  stove: 'kitchen',
  barrels: 'cellar',
  crates: 'cellar',
  bars: 'dungeon',
  throne: 'castleHall',
  blackboard: 'school',
  machine: 'factory',
  screens: 'office',
  stainedGlass: 'chapel',
}

const neutralHues = ['ink', 'teal', 'wine', 'azure', 'moss', 'rose', 'slate'] as const satisfies readonly ScaleName[]

const hues: Readonly<Partial<Record<Colour, ScaleName>>> = {
  red: 'wine',
  orange: 'ember',
  yellow: 'brass',
  gold: 'brass',
  green: 'moss',
  turquoise: 'teal',
  blue: 'azure',
  purple: 'ink',
  pink: 'rose',
  grey: 'slate',
  silver: 'slate',
  beige: 'sand',
  brown: 'wood',
  white: 'paper',
}

const has = ({ senses }: Asked, kind: Drawable['kind']): boolean => senses.some((sense) => sense.kind === kind)
const nameIn = <Kind extends Drawable['kind']>({ senses }: Asked, kind: Kind) =>
  senses.find((sense): sense is Extract<Drawable, { kind: Kind }> => sense.kind === kind)?.name as
    | Extract<Drawable, { kind: Kind }>['name']
    | undefined

/** A word that can only be a place takes precedence over one that can also be a thing. */
function placeIn(wanted: readonly Asked[]): { mention: Asked; place: PlaceName } | null {
  const named = wanted.filter((mention) => has(mention, 'place'))
  const mention = named.find((each) => !has(each, 'thing') && !has(each, 'furnishing')) ?? named[0]
  const place = mention && nameIn(mention, 'place')
  if (!mention || !place) return null
  for (const each of named)
    if (each === mention || each.senses.some(({ kind, name }) => kind === 'place' && name === place))
      if (each === mention || !has(each, 'thing')) note(each, { copies: 1, isEnough: each.count?.value === 'several' })
  return { mention, place }
}

/** @returns the time of day, which determines the light */
function timeIn(wanted: readonly Asked[], reading: Reading): Time | undefined {
  const [first, ...rest] = wanted.filter((mention) => has(mention, 'daytime'))
  const time = first && nameIn(first, 'daytime')
  for (const each of first ? [first, ...rest] : []) if (nameIn(each, 'daytime') === time) note(each, { copies: 1 })
  if (time) return time
  const clock = reading.times.find(({ value, certain }) => value && certain)?.value
  if (!clock) return undefined
  return clock.hour < 5 || clock.hour > 20 ? 'night' : clock.hour < 8 ? 'dawn' : clock.hour < 18 ? 'day' : 'dusk'
}

/** At most two moods; more would hide one another. */
function moodsIn(wanted: readonly Asked[]): string[] {
  const moods: string[] = []
  for (const mention of wanted) {
    const mood = nameIn(mention, 'mood')
    if (!mood || (!moods.includes(mood) && moods.length === 2)) continue
    if (!moods.includes(mood)) moods.push(mood)
    note(mention, { copies: 1, isEnough: true })
  }
  return moods
}

const nameless: ReadonlySet<string> = new Set(['moon', 'sun', 'star'])

/** Whether a thing belongs in the sky of a landscape and not on its ground. */
function inSky(mention: Asked, name: string, format: Format, isOutside: boolean): boolean {
  if (!isOutside || !nameless.has(name) || (format !== 'scene' && format !== 'cover')) return false
  return mention.count === null || mention.count.value === 1 || (name === 'star' && mention.count.value === 'several')
}

const thingIn = (mention: Asked): ThingName | undefined => nameIn(mention, 'thing')

const isEmpty = (mention: Noted | undefined): boolean => mention?.states.some(({ value }) => value === 'empty') ?? false

/** Leaves to the sky what it shows itself. @returns the time of day at which it does */
function leaveSky(sky: readonly Asked[]): Time | undefined {
  const names = sky.map((mention) => thingIn(mention) ?? 'star')
  for (const [at, mention] of sky.entries()) leaveToPlace(mention, names[at] ?? 'star')
  if (names.some((name) => name !== 'sun')) return 'night'
  return names.length > 0 ? 'day' : undefined
}

/** The colour of the walls, or of the whole picture. */
function hueIn(reading: Reading, room: Asked | null): ScaleName | undefined {
  const walls = room?.colour && !room.colour.not ? room.colour : null
  const [general] = reading.colours
  const hue = hues[(walls ?? general)?.value ?? 'black']
  if (hue && walls && room) note(room, { colour: true })
  else if (hue && general) noteColour(general.at)
  return hue
}

function copiesIn(objects: readonly Asked[]): Copy[] {
  const copies = objects.flatMap((mention) => copiesOf(thingIn(mention) ?? 'star', mention)).slice(0, mostCopies)
  const dials = copies.filter(({ name }) => hasDial(name))
  return copies.map((copy) => ({ ...copy, dial: Math.max(0, dials.indexOf(copy)) }))
}

const featuresIn = (wanted: readonly Asked[]): Feature[] =>
  wanted.flatMap((mention) => {
    const name = nameIn(mention, 'furnishing')
    return name ? [{ name, mention }] : []
  })

function emptiness(features: readonly Feature[], place: Asked | undefined): Brief['empty'] {
  const of = (wanted: FeatureName) => features.find(({ name }) => name === wanted)?.mention
  if (place && isEmpty(place)) note(place, { state: 'empty' })
  return { place: isEmpty(place) || isEmpty(of('room')), table: isEmpty(of('table')) }
}

const another = (denied: readonly Asked[], time: Time): Time => {
  const notNow = denied.map((mention) => nameIn(mention, 'daytime'))
  return notNow.includes(time) ? (times.find((each) => !notNow.includes(each) && each !== 'dusk') ?? 'day') : time
}

/** @param width and height of the drawing, not of the pixels */
export function briefOf(request: PictureRequest, reading: Reading, width: number, height: number): Brief {
  const { format } = request
  const random = seeded(request.seed ?? seedOf(request))
  const wanted = reading.mentions.filter(({ absent }) => !absent)
  const denied = reading.mentions.filter(({ absent }) => absent)
  const people = reading.nobody ? [] : peopleIn(wanted, denied, format === 'portrait')
  const taken = new Set(people.flatMap(({ mentions }) => mentions))
  const objects = wanted.filter((mention) => has(mention, 'thing') && !taken.has(mention))
  const features = featuresIn(wanted)
  const found = placeIn(wanted.filter((mention) => !taken.has(mention)))
  const home = [...objects, ...wanted.filter((mention) => has(mention, 'furnishing'))]
    .map((mention) => homes[thingIn(mention) ?? nameIn(mention, 'furnishing') ?? 'key'])
    .find(Boolean)
  const [neutral, chance] = [pick(random, neutralPlaces), pick(random, neutralHues)]
  const light = pick<Time>(random, [...times, 'night'])
  const treatment = combined(
    [...new Set([...moodsIn(wanted), ...tagsOf(request.styles ?? {})])].map((tag) => tagTreatments[tag] ?? {}),
  )
  const place = found?.place ?? home ?? neutral
  const isOutside = isOutdoor(place)
  const sky = objects.filter((mention) => inSky(mention, thingIn(mention) ?? '', format, isOutside))
  const skyTime = leaveSky(sky)
  // In a room a door is part of the wall
  const isPart = (mention: Asked): boolean => format === 'scene' && !isOutside && has(mention, 'furnishing')
  return {
    width,
    height,
    random,
    place,
    placeNamed: found !== null,
    things: copiesIn(objects.filter((mention) => !sky.includes(mention) && !isPart(mention))),
    features: format === 'scene' ? features : [],
    empty: emptiness(features, found?.mention),
    people,
    nobody: reading.nobody,
    time: another(denied, timeIn(wanted, reading) ?? treatment.time ?? skyTime ?? light),
    hue: hueIn(reading, isOutside ? null : (found?.mention ?? null)) ?? (found || home ? undefined : chance),
    treatment: without(treatment),
  }
}

const layerThings: Partial<Record<LayerName, string>> = {
  candles: 'candle',
  lanterns: 'lantern',
  leaves: 'leaf',
  stars: 'star',
  gears: 'gearWheel',
  floating: 'fish',
}

/** Removes from styles anything that the words name: it would appear twice, or although it is not wanted. */
const without = (treatment: Treatment): Treatment => ({
  ...treatment,
  layers: treatment.layers.filter((layer) => !isKeptOut(layerThings[layer] ?? '')),
})
