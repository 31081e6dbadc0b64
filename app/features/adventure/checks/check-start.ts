import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkStart: Check = ({ draft: { adventure, scenes } }) => {
  const where = { entity: 'adventure', id: adventure.id } as const
  if (scenes.length === 0) return [finding('no_scene', where, { name: adventure.title })]
  return scenes.some((scene) => scene.isStartingMap)
    ? []
    : [finding('no_start_scene', where, { name: adventure.title })]
}
