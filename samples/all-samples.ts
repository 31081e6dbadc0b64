import { sample as theRabbitTakesABow } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import type { SampleAdventure } from './sample-adventure.ts'

export const samples: readonly SampleAdventure[] = [theRabbitTakesABow]
