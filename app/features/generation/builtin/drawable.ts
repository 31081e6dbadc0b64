import type { Mention, Understood } from '#app/features/generation/understanding/understood.ts'
import type { Trait } from './people/describe.ts'
import type { Time } from './places/canvas.ts'
import type { FeatureName } from './places/features.ts'
import type { PlaceName } from './places/places.ts'
import type { ThingName } from './things/things.ts'

export type PersonTrait = Trait & { held?: ThingName }

/** Everything that the built-in generator can draw. */
export type Drawable =
  | { kind: 'thing'; name: ThingName }
  | { kind: 'furnishing'; name: FeatureName }
  | { kind: 'place'; name: PlaceName }
  | { kind: 'person' | 'looks'; name: string; trait: PersonTrait }
  | { kind: 'mood'; name: string }
  | { kind: 'daytime'; name: Time }

export type Asked = Mention<Drawable>
export type Reading = Understood<Drawable>
