import { sample } from '#samples/adventures/both-sides-of-the-glass/adventure.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { pixelsOf } from '#samples/layer-pixels.ts'
import type { SampleLayer } from '#samples/sample-adventure.ts'
import { drawAlpineHouse } from './alpine-house.ts'
import { drawBoilerRoom } from './boiler-room.ts'
import { drawIceCellar } from './ice-cellar.ts'
import { drawMiddle } from './middle.ts'
import { drawOrchidRoom } from './orchid-room.ts'
import { drawPalmHouse } from './palm-house.ts'
import { drawPorch } from './porch.ts'
import { drawSeedRoom } from './seed-room.ts'

const scenes: Record<string, (shown: Shown) => string> = {
  porch: drawPorch,
  'palm-house': drawPalmHouse,
  'orchid-room': drawOrchidRoom,
  'boiler-room': drawBoilerRoom,
  'alpine-house': drawAlpineHouse,
  'seed-room': drawSeedRoom,
  'ice-cellar': drawIceCellar,
  middle: drawMiddle,
}

/** What always shows where a layer does, and changes the same spot. */
const underneath: Record<string, string[]> = { 'pool-set': ['pool-empty'], 'in-bud': ['watered'] }

function drawingOf(layer: SampleLayer): Drawing {
  const { key, sceneKey, image } = layer
  const scene = sample.scenes.find((each) => each.key === sceneKey)
  const draw = scenes[sceneKey]
  if (!scene || !draw) throw new Error(`Nothing draws the scene ${sceneKey}`)
  const below = underneath[key] ?? []
  return [
    `samples/adventures/${sample.key}/${image.replace('./', '')}`,
    scene.canvasWidth,
    scene.canvasHeight,
    () => draw(new Set([...below, key])),
    { ...pixelsOf(sample, layer), over: () => draw(new Set(below)) },
  ]
}

/** A scene drawn with each of its layers in turn. */
export const layerDrawings: readonly Drawing[] = (sample.layers ?? []).map(drawingOf)
