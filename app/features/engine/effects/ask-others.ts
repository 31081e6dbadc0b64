import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'

/** Marks what happens as final: in a party nothing of it happens before the others agree. */
export const askOthers = effectKind({
  schema: z.strictObject({ type: z.literal('ask_others') }),
  references: () => [],
  events: () => [{ type: 'others_asked' }],
})
