import type { Random } from '#app/features/generation/scenery/random.ts'
import { pick, seeded } from '#app/features/generation/scenery/random.ts'
import { combined } from '#app/features/generation/builtin/finish/treatment.ts'
import type { Treatment } from '#app/features/generation/builtin/finish/treatment.ts'
import { tagTreatments } from '#app/features/generation/builtin/finish/tags.ts'
import type { Time } from '#app/features/generation/builtin/places/canvas.ts'
import { times } from '#app/features/generation/builtin/places/canvas.ts'
import type { ScaleName } from '#app/features/generation/builtin/places/colours.ts'
import type { PlaceName } from '#app/features/generation/builtin/places/places.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import { readPrompt } from '#app/features/generation/builtin/words/read.ts'
import type { Named } from '#app/features/generation/builtin/words/read.ts'

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

/** What is to be drawn: nothing of the prompt's own letters. */
export interface Brief {
  width: number
  height: number
  random: Random
  place: PlaceName
  placeNamed: boolean
  /** Named by the words: nothing that they do not say is shown as if they did. */
  things: readonly ThingName[]
  people: Named['people']
  /** Whether the words name a person, not only how one looks. */
  somebody: boolean
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

/** Rooms that say little, for words that name no place. */
const neutralPlaces = ['hall', 'salon', 'theatre'] as const satisfies readonly PlaceName[]
/** Where what nobody holds in a hand is at home, for words that name no place. */
export const homes: Partial<Record<ThingName, PlaceName>> = {
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
}

const neutralHues = ['ink', 'teal', 'wine', 'azure', 'moss', 'rose', 'slate'] as const satisfies readonly ScaleName[]

/** @param width and height of the drawing, not of the pixels */
export function briefOf(request: PictureRequest, width: number, height: number): Brief {
  const named = readPrompt(request.prompt)
  const random = seeded(request.seed ?? seedOf(request))
  const home = named.things.map((name) => homes[name]).find(Boolean)
  const place = named.places[0] ?? home
  const [neutral, hue] = [pick(random, neutralPlaces), pick(random, neutralHues)]
  const time = pick<Time>(random, [...times, 'night'])
  const said = tagsOf(request.styles ?? {})
  const treatment = combined([...new Set([...named.tags.slice(0, 2), ...said])].map((tag) => tagTreatments[tag] ?? {}))
  return {
    width,
    height,
    random,
    place: place ?? neutral,
    placeNamed: named.places.length > 0,
    things: named.things,
    people: named.people,
    somebody: named.people.some(
      ({ outfit, kind, child, feminine }) =>
        outfit !== undefined || kind !== undefined || child !== undefined || feminine !== undefined,
    ),
    time: named.time ?? treatment.time ?? time,
    hue: named.hue ?? (place ? undefined : hue),
    treatment,
  }
}
