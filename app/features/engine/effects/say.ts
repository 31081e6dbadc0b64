import { longest } from '#app/features/engine/limits.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { isBlank, localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'

export const say = effectKind({
  schema: z.strictObject({
    type: z.literal('say'),
    text: localTextSchema(longest.said),
    npcId: entityId.optional(),
  }),
  references: ({ npcId }) => (npcId === undefined ? [] : [{ kind: 'npc', id: npcId }]),
  events: ({ text, npcId }, { playerId }) =>
    isBlank(text) ? [] : [{ type: 'said', playerId, text, npcId: npcId ?? null }],
})
