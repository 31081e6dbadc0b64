import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { asFields } from '#app/features/adventure/json-fields.ts'
import type { FindingPlace } from './finding.ts'

export interface Source {
  where: FindingPlace
  name: string
  raw: unknown
}

export function conditionSources(draft: AdventureDraft): Source[] {
  const endings = draft.scenes
    .filter((row) => row.isEnding)
    .map((row): Source => ({ where: { entity: 'scene', id: row.id }, name: row.name, raw: row.endingConditions }))
  const hotspots = draft.hotspots.flatMap((row): Source[] => {
    const where = { entity: 'hotspot', id: row.id, parentId: row.sceneId } as const
    return [row.visibilityConditions, row.interactionConditions].map((raw) => ({ where, name: row.name, raw }))
  })
  const nodes = draft.nodes.flatMap((row): Source[] => {
    const where = { entity: 'node', id: row.id, parentId: row.npcId } as const
    return [row.conditions, ...row.choices.map((choice) => asFields(choice)['conditions'])].map((raw) => ({
      where,
      name: row.nodeId,
      raw,
    }))
  })
  return [...endings, ...hotspots, ...nodes]
}

/** Every list of effects of a draft, as it is stored; those of items are inside their rules (`check-items.ts`). */
export function effectSources(draft: AdventureDraft): Source[] {
  const puzzles = draft.puzzles.flatMap((row) =>
    [row.onSolveEffects, row.onFailEffects].map((raw): Source => ({
      where: { entity: 'puzzle', id: row.id },
      name: row.name,
      raw,
    })),
  )
  const nodes = draft.nodes.map((row): Source => ({
    where: { entity: 'node', id: row.id, parentId: row.npcId },
    name: row.nodeId,
    raw: row.rewards,
  }))
  return [...puzzles, ...nodes]
}
