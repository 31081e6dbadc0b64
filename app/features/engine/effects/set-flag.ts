import { flagName, flagValue } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'

export const setFlag = effectKind({
  schema: z.strictObject({ type: z.literal('set_flag'), flag: flagName, value: flagValue.default(true) }),
  references: ({ flag }) => [{ kind: 'flag', id: flag }],
  events: ({ flag, value }) => [{ type: 'flag_set', flag, value }],
})
