import { readChoice } from '#app/features/adventure/compile-npc.server.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkDialogue: Check = ({ draft }) =>
  draft.nodes.flatMap((row) => {
    const steps = new Set(draft.nodes.filter((other) => other.npcId === row.npcId).map((other) => other.nodeId))
    const choices = row.choices.map((choice) => readChoice(choice, draft.adventure.primaryLanguage))
    const complete = choices.every((choice) => choice !== null && steps.has(choice.nextNodeId))
    return complete
      ? []
      : [finding('dialogue_incomplete', { entity: 'node', id: row.id, parentId: row.npcId }, { name: row.nodeId })]
  })
