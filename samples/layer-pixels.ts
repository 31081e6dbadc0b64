import type { SampleAdventure, SampleLayer } from './sample-adventure.ts'

/** Where a layer lies on its scene's canvas, and how large its picture is. */
export function pixelsOf({ scenes }: SampleAdventure, { sceneKey, x, y, width, height }: SampleLayer) {
  const scene = scenes.find(({ key }) => key === sceneKey)
  if (!scene) throw new Error(`There is no scene ${sceneKey}`)
  const across = (percent: number) => Math.round((percent / 100) * scene.canvasWidth)
  const down = (percent: number) => Math.round((percent / 100) * scene.canvasHeight)
  return { left: across(x - width / 2), top: down(y - height / 2), width: across(width), height: down(height) }
}
