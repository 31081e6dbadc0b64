import { own } from '#app/features/engine/state-lookup.ts'
import { flagName } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { conditionKind } from './kind.ts'

export const flagSet = conditionKind({
  schema: z.strictObject({ type: z.literal('flag_set'), flag: flagName }),
  references: ({ flag }) => [{ kind: 'flag', id: flag }],
  actual: ({ flag }, state) => own(state.flags, flag) ?? null,
  holds: ({ flag }, state) => Boolean(own(state.flags, flag)),
  leftMs: null,
})
