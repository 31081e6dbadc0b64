import { sample } from '#samples/adventures/the-rabbit-takes-a-bow/adventure.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import { pixelsOf } from '#samples/layer-pixels.ts'
import type { SampleLayer } from '#samples/sample-adventure.ts'
import { drawDressingRoom } from './dressing-room.ts'
import { drawFlyTower } from './fly-tower.ts'
import { drawPropStore } from './prop-store.ts'
import type { Shown } from './shown.ts'
import { drawStage } from './stage.ts'
import { drawUnderStage } from './under-stage.ts'
import { drawWorkshop } from './workshop.ts'

const scenes: Record<string, (shown: Shown) => string> = {
  workshop: drawWorkshop,
  'prop-store': drawPropStore,
  'dressing-room': drawDressingRoom,
  stage: drawStage,
  'fly-tower': drawFlyTower,
  'under-stage': drawUnderStage,
}

/** What always shows where a layer does, and changes the same spot. */
const underneath: Record<string, string[]> = { 'cabinet-open': ['moon-down', 'trapdoor-open'] }

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
