import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'

export const gameFormSchema = z.strictObject({
  intent: z.enum(['put_away', 'take_up']),
  runId: z.string().refine(isId),
})
export type GameForm = z.infer<typeof gameFormSchema>
