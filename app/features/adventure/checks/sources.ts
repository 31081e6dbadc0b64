import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { withoutMessages } from '#app/features/adventure/blocked-messages.ts'
import { asRecord } from '#app/shared/record.ts'
import type { FindingPlace } from './finding.ts'

export interface Source {
  where: FindingPlace
  name: string
  raw: unknown
}

export function conditionSources(draft: AdventureDraft): Source[] {
  const endings = draft.scenes
    .filter((row) => row.isEnding)
    .map((row): Source => ({
      where: { entity: 'scene', id: row.id, field: 'endingConditions' },
      name: row.name,
      raw: row.endingConditions,
    }))
  const hotspots = draft.hotspots.flatMap((row): Source[] => {
    const where = { entity: 'hotspot', id: row.id, parentId: row.sceneId } as const
    return (['visibilityConditions', 'interactionConditions'] as const).map((field) => ({
      where: { ...where, field },
      name: row.name,
      raw: field === 'interactionConditions' ? withoutMessages(row[field]) : row[field],
    }))
  })
  const layers = draft.layers.map((row): Source => ({
    where: { entity: 'layer', id: row.id, parentId: row.sceneId, field: 'visibilityConditions' },
    name: row.name,
    raw: row.visibilityConditions,
  }))
  const nodes = draft.nodes.flatMap((row): Source[] => {
    const where = { entity: 'node', id: row.id, parentId: row.npcId } as const
    const choices = row.choices.map((choice, at) => ({ field: `choices.${at}`, raw: asRecord(choice)['conditions'] }))
    return [{ field: 'conditions', raw: row.conditions }, ...choices].map(({ field, raw }) => ({
      where: { ...where, field },
      name: row.nodeId,
      raw,
    }))
  })
  return [...endings, ...hotspots, ...layers, ...nodes]
}

/** Every list of effects of a draft, as stored; those of items are inside their rules (`check-items.server.ts`). */
export function effectSources(draft: AdventureDraft): Source[] {
  const puzzles = draft.puzzles.flatMap((row) =>
    (['onSolveEffects', 'onFailEffects'] as const).map((field): Source => ({
      where: { entity: 'puzzle', id: row.id, field },
      name: row.name,
      raw: row[field],
    })),
  )
  const nodes = draft.nodes.map((row): Source => ({
    where: { entity: 'node', id: row.id, parentId: row.npcId, field: 'rewards' },
    name: row.nodeId,
    raw: row.rewards,
  }))
  return [...puzzles, ...nodes]
}
