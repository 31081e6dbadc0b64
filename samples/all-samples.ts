import { sample as theRabbitTakesABow } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import type { SampleAdventure } from './sample-adventure.ts'

/** Every sample, in the order in which a new database gets them. */
export const samples: readonly SampleAdventure[] = [theRabbitTakesABow]
