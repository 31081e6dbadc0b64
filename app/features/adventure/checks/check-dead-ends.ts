import type { Check } from './check.ts'
import type { FindingPlace } from './finding.ts'
import { finding } from './finding.ts'
import type { Step } from './search/moment.ts'
import { walkSteps } from './walk-step.ts'

export const checkDeadEnds: Check = ({ draft, compiled, examined }) => {
  if (!compiled || !examined || examined.ends !== 'yes') return []
  return examined.deadEnds.map(({ steps, fatal, sceneId, lacks }) => {
    const scene = draft.scenes.find(({ id }) => id === sceneId)?.name ?? ''
    const where = placeOf(fatal) ?? ({ entity: 'scene', id: sceneId } as const)
    const hotspot = 'hotspotId' in fatal && draft.hotspots.find(({ id }) => id === fatal.hotspotId)
    const parent = hotspot ? { parentId: hotspot.sceneId } : {}
    const missing = lacks.flatMap((id) => draft.items.find((item) => item.id === id)?.name ?? [])
    return {
      ...finding('dead_end', { ...where, ...parent }, { name: scene }),
      path: walkSteps(draft, compiled, steps),
      ...(missing.length > 0 && { missing }),
    }
  })
}

function placeOf(step: Step): FindingPlace | null {
  if ('hotspotId' in step && step.hotspotId !== null) return { entity: 'hotspot', id: step.hotspotId }
  if ('puzzleId' in step) return { entity: 'puzzle', id: step.puzzleId }
  if ('itemId' in step) return { entity: 'item', id: step.itemId }
  return null
}
