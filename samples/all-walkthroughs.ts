import { sample as bothSides } from './adventures/both-sides-of-the-glass/adventure.ts'
import { walkthroughs as throughBothSides } from './adventures/both-sides-of-the-glass/walkthroughs.ts'
import { sample as deadAir } from './adventures/dead-air/adventure.ts'
import { walkthroughs as throughDeadAir } from './adventures/dead-air/walkthroughs.ts'
import { sample as theRabbit } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import { walkthroughs as throughTheRabbit } from './adventures/the-rabbit-takes-a-bow/walkthroughs.ts'
import type { SampleAdventure } from './sample-adventure.ts'
import type { Walkthrough } from './walkthrough.ts'

/** A way to every ending of every sample, walked by tests. */
export const allWalkthroughs: readonly { sample: SampleAdventure; walkthroughs: readonly Walkthrough[] }[] = [
  { sample: theRabbit, walkthroughs: throughTheRabbit },
  { sample: deadAir, walkthroughs: throughDeadAir },
  { sample: bothSides, walkthroughs: throughBothSides },
]
