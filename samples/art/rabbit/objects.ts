import { sample } from '#samples/adventures/the-rabbit-takes-a-bow/adventure.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import { drawClockDrawer } from './objects/clock-drawer.ts'
import { drawLiftScales } from './objects/lift-scales.ts'
import { drawMirrorBox } from './objects/mirror-box.ts'
import { drawRopeWinch } from './objects/rope-winch.ts'
import { drawThreadTrunk } from './objects/thread-trunk.ts'
import { drawVanishingCabinet } from './objects/vanishing-cabinet.ts'

const drawn: Record<string, [width: number, height: number, draw: () => string]> = {
  'clock-drawer': [1280, 960, drawClockDrawer],
  'thread-trunk': [1280, 960, drawThreadTrunk],
  'mirror-box': [1280, 960, drawMirrorBox],
  'rope-winch': [1280, 960, drawRopeWinch],
  'lift-scales': [1080, 1080, drawLiftScales],
  'vanishing-cabinet': [1280, 960, drawVanishingCabinet],
}

/** The close-ups of the things that puzzles lie in. */
export const objectDrawings: readonly Drawing[] = sample.puzzles.flatMap(({ key, object }) => {
  if (!object) return []
  const drawing = drawn[key]
  if (!drawing) throw new Error(`Nothing draws the thing that ${key} lies in`)
  return [[`samples/adventures/${sample.key}/${object.image.replace('./', '')}`, ...drawing] as const]
})
