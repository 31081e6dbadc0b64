import { isBlankLook } from '#app/features/adventure/compile-look.server.ts'
import { targetOf, targetsById } from '#app/features/adventure/hotspot-target.ts'
import { targetKindOf } from '#app/shared/hotspot-types.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkLinks: Check = ({ draft }) => {
  const targets = targetsById<{ id: string }>(draft)
  return draft.hotspots.flatMap((hotspot) => {
    const where = { entity: 'hotspot', id: hotspot.id, parentId: hotspot.sceneId, field: 'targetId' } as const
    const params = { name: hotspot.name, type: hotspot.type }
    const kind = targetKindOf(hotspot.type)
    if (kind === null) return isBlankLook(hotspot) ? [finding('look_empty', { ...where, field: 'lines' }, params)] : []
    const target = targetOf(hotspot)
    if (target === null) return [finding('hotspot_without_target', where, params)]
    return targets[kind].has(target) ? [] : [finding('hotspot_target_missing', where, params)]
  })
}
