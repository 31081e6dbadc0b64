import { findScene } from '#app/features/engine/lookup.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'

export const revealScene = effectKind({
  schema: z.strictObject({ type: z.literal('reveal_scene'), sceneId: entityId }),
  references: ({ sceneId }) => [{ kind: 'scene', id: sceneId }],
  events: ({ sceneId }, { edition }) => (findScene(edition, sceneId) ? [{ type: 'scene_revealed', sceneId }] : []),
})
