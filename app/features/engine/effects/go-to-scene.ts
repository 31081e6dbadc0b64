import { findScene } from '#app/features/engine/lookup.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'

export const goToScene = effectKind({
  schema: z.strictObject({ type: z.literal('go_to_scene'), sceneId: entityId }),
  references: ({ sceneId }) => [{ kind: 'scene', id: sceneId }],
  events: ({ sceneId }, { edition, playerId }) =>
    findScene(edition, sceneId) ? [{ type: 'moved', playerId, sceneId }] : [],
})
