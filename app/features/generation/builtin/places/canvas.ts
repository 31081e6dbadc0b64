import type { Random } from '#app/features/generation/scenery/random.ts'
import type { Standing } from '#app/features/generation/builtin/things/copies.ts'
import type { FeatureName } from '#app/features/generation/builtin/places/features.ts'
import type { Noted } from '#app/features/generation/builtin/asked.ts'
import type { ScaleName } from './colours.ts'

export const times = ['night', 'dusk', 'dawn', 'day'] as const
export type Time = (typeof times)[number]

export interface Feature {
  name: FeatureName
  mention: Noted
}

/** Everything that a place is drawn from; width and height are in the drawing's own units. */
export interface Canvas {
  width: number
  height: number
  random: Random
  time: Time
  /** The colour of walls, water or the sky's glow, if the words name one. */
  hue?: ScaleName
  /** In the foreground. */
  things: readonly Standing[]
  /** Parts of the place that the words ask for. */
  features: readonly Feature[]
  /** Whether the place or its tables are empty. */
  empty: { place: boolean; table: boolean }
  /** The right third is kept free for a person. */
  isShared?: boolean
  /** From 0 (few things) to 1 (many). */
  richness: number
  /** The place has no things but `things`. */
  plain?: boolean
}
