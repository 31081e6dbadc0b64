import { longest } from '#app/features/engine/limits.ts'
import { findScene } from '#app/features/engine/lookup.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { opensFor, rolesOf } from '#app/features/engine/roles.ts'
import { score } from '#app/features/engine/score.ts'
import { own } from '#app/features/engine/state-lookup.ts'
import { localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'

export const finish = effectKind({
  schema: z.strictObject({
    type: z.literal('finish'),
    title: localTextSchema(longest.endingTitle).default({}),
    text: localTextSchema(longest.endingText).default({}),
    sceneId: entityId.optional(),
  }),
  references: ({ sceneId }) => (sceneId === undefined ? [] : [{ kind: 'scene', id: sceneId }]),
  events: ({ title, text, ...effect }, { edition, state, playerId }) => {
    const scene = effect.sceneId === undefined ? undefined : findScene(edition, effect.sceneId)
    const sceneId = scene?.id ?? own(state.players, playerId)?.sceneId ?? null
    return [
      ...(scene && opensFor(scene, rolesOf(state, playerId))
        ? [{ type: 'moved' as const, playerId, sceneId: scene.id }]
        : []),
      { type: 'finished', ending: { reason: 'effect', sceneId, title, text, score: score(state) } },
    ]
  },
})
