import { roleSchema } from '#app/features/engine/role.schema.ts'
import { z } from '#app/shared/zod.ts'
import { conditionKind } from './kind.ts'

/** Whether the player has one of the two roles; somebody alone has both. */
export const role = conditionKind({
  schema: z.strictObject({ type: z.literal('role'), role: roleSchema }),
  references: () => [],
  actual: ({ role: asked }, _state, _clock, roles) => roles.includes(asked),
  holds: ({ role: asked }, _state, _clock, roles) => roles.includes(asked),
  leftMs: null,
})
