import type { Condition, Reference } from '#app/features/engine/condition.schema.ts'
import { referencesOf } from '#app/features/engine/condition.schema.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'

export function lookupOf(draft: AdventureDraft): (reference: Reference) => boolean {
  const ids = {
    item: new Set(draft.items.map((row) => row.id)),
    npc: new Set(draft.npcs.map((row) => row.id)),
    puzzle: new Set(draft.puzzles.map((row) => row.id)),
    scene: new Set(draft.scenes.map((row) => row.id)),
  }
  const nodes = new Set(draft.nodes.map((row) => `${row.npcId}/${row.nodeId}`))
  return (reference) => {
    if (reference.kind === 'flag' || reference.kind === 'counter') return true
    return reference.kind === 'node'
      ? nodes.has(`${reference.npcId}/${reference.id}`)
      : ids[reference.kind].has(reference.id)
  }
}

export const missingIn = (condition: Condition, has: (reference: Reference) => boolean): Reference[] =>
  referencesOf(condition).filter((reference) => !has(reference))
