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

/** What a place is drawn with; width and height in the drawing's own units. */
export interface Canvas {
  width: number
  height: number
  random: Random
  time: Time
  /** Of walls, water or the sky's glow, where the words name a colour. */
  hue?: ScaleName
  /** In the foreground. */
  things: readonly Standing[]
  /** Parts of the place that the words ask for. */
  features: readonly Feature[]
  /** Nothing stands there, or nothing on its tables. */
  empty: { place: boolean; table: boolean }
  /** The right third is kept for somebody. */
  isShared?: boolean
  /** 0 few to 1 many. */
  richness: number
  /** Nothing stands there but `things`. */
  plain?: boolean
}
