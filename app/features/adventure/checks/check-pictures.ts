import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkPictures: Check = ({ draft }) => [
  ...draft.scenes.flatMap((row) => {
    const where = { entity: 'scene', id: row.id } as const
    if (row.imageAssetId === null)
      return [finding('scene_without_picture', { ...where, field: 'imageAssetId' }, { name: row.name })]
    return row.altText.trim() === ''
      ? [finding('scene_without_alt_text', { ...where, field: 'altText' }, { name: row.name })]
      : []
  }),
  ...draft.hotspots.flatMap(({ id, sceneId, name, imageAssetId, altText }) =>
    imageAssetId !== null && altText.trim() === ''
      ? [finding('look_without_alt_text', { entity: 'hotspot', id, parentId: sceneId, field: 'altText' }, { name })]
      : [],
  ),
]
