import type { SecretNode } from '#app/features/engine/edition-secrets.schema.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkChoices: Check = ({ draft, compiled }) =>
  (compiled?.secrets.npcs ?? []).flatMap((npc) =>
    npc.nodes.filter(isFalseChoice).flatMap(({ nodeId }) => {
      const row = draft.nodes.find((node) => node.npcId === npc.id && node.nodeId === nodeId)
      return row
        ? [
            finding(
              'false_choice',
              { entity: 'node', id: row.id, parentId: npc.id, field: 'choices' },
              { name: nodeId },
            ),
          ]
        : []
    }),
  )

const isFalseChoice = ({ type, choices }: SecretNode): boolean =>
  type === 'question' && choices.length > 1 && new Set(choices.map(({ nextNodeId }) => nextNodeId)).size === 1
