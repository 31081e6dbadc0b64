import { sample } from '#samples/adventures/dead-air/adventure.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { pixelsOf } from '#samples/layer-pixels.ts'
import type { SampleLayer } from '#samples/sample-adventure.ts'
import { drawControlRoom } from './control-room.ts'
import { drawCorridor } from './corridor.ts'
import { drawLibrary } from './library.ts'
import { drawOffice } from './office.ts'
import { drawRoof } from './roof.ts'
import { drawStudio } from './studio.ts'
import { drawWorkshop } from './workshop.ts'

const scenes: Record<string, (shown: Shown) => string> = {
  studio: drawStudio,
  'control-room': drawControlRoom,
  corridor: drawCorridor,
  library: drawLibrary,
  workshop: drawWorkshop,
  office: drawOffice,
  roof: drawRoof,
}

/** What always shows where a layer does, and changes the same spot. */
const underneath: Record<string, string[]> = { 'safe-open': ['licence-swung'] }

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
