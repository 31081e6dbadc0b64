import { findScene } from '#app/features/engine/lookup.ts'
import { opensFor, rolesOf } from '#app/features/engine/roles.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'

export const goToScene = effectKind({
  schema: z.strictObject({ type: z.literal('go_to_scene'), sceneId: entityId }),
  references: ({ sceneId }) => [{ kind: 'scene', id: sceneId }],
  events: ({ sceneId }, { edition, state, playerId }) => {
    const scene = findScene(edition, sceneId)
    return scene && opensFor(scene, rolesOf(state, playerId)) ? [{ type: 'moved', playerId, sceneId }] : []
  },
})
