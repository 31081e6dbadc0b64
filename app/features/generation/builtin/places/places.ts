import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import type { Canvas } from './canvas.ts'
import { drawInterior } from './interior.ts'
import { interiors } from './interiors.ts'
import type { InteriorName } from './interiors.ts'
import { drawOutdoor } from './outdoor.ts'
import { outdoors } from './outdoors.ts'
import type { OutdoorName } from './outdoors.ts'

export type PlaceName = InteriorName | OutdoorName

export const placeNames = [...Object.keys(interiors), ...Object.keys(outdoors)] as readonly PlaceName[]

const isInterior = (name: PlaceName): name is InteriorName => Object.hasOwn(interiors, name)

export const isOutdoor = (name: PlaceName): boolean => !isInterior(name)

/** `bare`: without things in the foreground. */
export const drawPlace = (name: PlaceName, canvas: Canvas, bare = false): string =>
  isInterior(name) ? drawInterior(name, canvas, bare) : drawOutdoor(name, canvas, bare)

/** The things that belong in a place. */
export const thingsOf = (name: PlaceName): readonly ThingName[] => ({ ...interiors, ...outdoors })[name].things
