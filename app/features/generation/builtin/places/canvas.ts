import type { Random } from '#app/features/generation/scenery/random.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import type { ScaleName } from './colours.ts'

export const times = ['night', 'dusk', 'dawn', 'day'] as const
export type Time = (typeof times)[number]

/** What a place is drawn with; width and height in the drawing's own units. */
export interface Canvas {
  width: number
  height: number
  random: Random
  time: Time
  /** Of walls, water or the sky's glow, where the words name a colour. */
  hue?: ScaleName
  /** In the foreground. */
  things: readonly ThingName[]
  /** 0 few to 1 many. */
  richness: number
  /** Nothing stands there but `things`. */
  plain?: boolean
}
