import type { Check } from './check.ts'
import { finding } from './finding.ts'

/** Players who finish read both texts. */
export const checkEndingTexts: Check = ({ draft: { scenes } }) =>
  scenes
    .filter(({ isEnding, endingText, description }) => isEnding && `${endingText}${description}`.trim() === '')
    .map(({ id, name }) => finding('ending_without_text', { entity: 'scene', id, field: 'endingText' }, { name }))

export const checkStart: Check = ({ draft: { adventure, scenes } }) => {
  const where = { entity: 'adventure', id: adventure.id } as const
  if (scenes.length === 0) return [finding('no_scene', where, { name: adventure.title })]
  return scenes.some((scene) => scene.isStartingMap)
    ? []
    : [finding('no_start_scene', where, { name: adventure.title })]
}
