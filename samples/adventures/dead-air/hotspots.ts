import type { SampleHotspot } from '#samples/sample-adventure.ts'
import { controlRoom } from './rooms/control-room.ts'
import { corridor } from './rooms/corridor.ts'
import { hut } from './rooms/hut.ts'
import { library } from './rooms/library.ts'
import { office } from './rooms/office.ts'
import { roof } from './rooms/roof.ts'
import { studio } from './rooms/studio.ts'
import { workshop } from './rooms/workshop.ts'

/** What leads somewhere in each room, and below it what is looked at. */
export const hotspots: SampleHotspot[] = [
  ...studio,
  ...controlRoom,
  ...corridor,
  ...library,
  ...workshop,
  ...office,
  ...roof,
  ...hut,
]
