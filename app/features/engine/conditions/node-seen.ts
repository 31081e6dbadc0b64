import { hasSeen } from '#app/features/engine/state-lookup.ts'
import { entityId, nodeName } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { conditionKind } from './kind.ts'

export const nodeSeen = conditionKind({
  schema: z.strictObject({ type: z.literal('node_seen'), npcId: entityId, nodeId: nodeName }),
  references: ({ npcId, nodeId }) => [{ kind: 'node', npcId, id: nodeId }],
  actual: ({ npcId, nodeId }, state) => hasSeen(state, npcId, nodeId),
  holds: ({ npcId, nodeId }, state) => hasSeen(state, npcId, nodeId),
  leftMs: null,
})
