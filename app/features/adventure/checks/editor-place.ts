import type { FindingPlace } from './finding.ts'

/** The editor's query that shows the place, and its field if there is one. Nodes go by row id or node id. */
export function editorPlace({ field, ...where }: FindingPlace): string {
  if (field === undefined) return thingPlace(where)
  if (field.startsWith(`${where.id} `)) return `?tab=texts&field=${encodeURIComponent(field)}`
  const tab = where.entity === 'adventure' ? '?tab=details' : thingPlace(where)
  return `${tab}&field=${encodeURIComponent(field)}`
}

function thingPlace({ entity, id, parentId }: FindingPlace): string {
  switch (entity) {
    case 'adventure':
      return '?tab=scenes'
    case 'scene':
      return `?tab=scenes&scene=${id}`
    case 'hotspot':
      return `?tab=scenes&scene=${parentId ?? ''}&hotspot=${id}`
    case 'layer':
      return `?tab=scenes&scene=${parentId ?? ''}&layer=${id}`
    case 'puzzle':
      return `?tab=puzzles&puzzle=${id}`
    case 'item':
      return `?tab=items&item=${id}`
    case 'npc':
      return `?tab=npcs&npc=${id}`
    case 'node':
      return `?tab=npcs&npc=${parentId ?? ''}&node=${encodeURIComponent(id)}`
  }
}
