import { entityId } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { conditionKind } from './kind.ts'

export const sceneVisited = conditionKind({
  schema: z.strictObject({ type: z.literal('scene_visited'), sceneId: entityId }),
  references: ({ sceneId }) => [{ kind: 'scene', id: sceneId }],
  actual: ({ sceneId }, state) => state.visitedScenes.includes(sceneId),
  holds: ({ sceneId }, state) => state.visitedScenes.includes(sceneId),
  leftMs: null,
})
