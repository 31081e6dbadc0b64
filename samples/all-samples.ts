import { theRopeAtNine } from './adventures/the-rope-at-nine/dinner.ts'
import { aPumpkinTooMany } from './adventures/a-pumpkin-too-many/dinner.ts'
import { lostPropertyLastDay } from './adventures/lost-property-last-day/room.ts'
import { theMachineThatAlwaysWins } from './adventures/the-machine-that-always-wins/room.ts'
import { sample as bothSides } from './adventures/both-sides-of-the-glass/adventure.ts'
import { sample as deadAir } from './adventures/dead-air/adventure.ts'
import { sample as theRabbitTakesABow } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import type { SampleAdventure } from './sample-adventure.ts'
import type { SampleKit } from './sample-kit.ts'

/** Of online adventures. */
export const samples: readonly SampleAdventure[] = [theRabbitTakesABow, deadAir, bothSides]

export const kitSamples: readonly SampleKit[] = [
  theRopeAtNine,
  aPumpkinTooMany,
  lostPropertyLastDay,
  theMachineThatAlwaysWins,
]

export const allSamples: readonly (SampleAdventure | SampleKit)[] = [...samples, ...kitSamples]
