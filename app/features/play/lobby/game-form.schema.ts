import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'

export const gameFormSchema = z.strictObject({
  /** `catch_up`: a playtest goes on with the current draft, as it does when it is taken up again. */
  intent: z.enum(['put_away', 'take_up', 'catch_up']),
  runId: z.string().refine(isId),
  /** The page to return to; the lobby if absent. */
  from: z.literal('account').optional(),
})
export type GameForm = z.infer<typeof gameFormSchema>
