import { theRopeAtNine } from './adventures/the-rope-at-nine/dinner.ts'
import { aPumpkinTooMany } from './adventures/a-pumpkin-too-many/dinner.ts'
import { sample as theRabbitTakesABow } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import type { SampleAdventure } from './sample-adventure.ts'
import type { SampleKit } from './sample-kit.ts'

/** Of online adventures. */
export const samples: readonly SampleAdventure[] = [theRabbitTakesABow]

export const kitSamples: readonly SampleKit[] = [theRopeAtNine, aPumpkinTooMany]

export const allSamples: readonly (SampleAdventure | SampleKit)[] = [...samples, ...kitSamples]
