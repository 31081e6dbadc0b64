import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'
import { longestChat, longestName, reactions } from '#app/features/play/live/stream-events.ts'

const id = z.string().refine(isId)
const percent = z.number().min(0).max(100)

/** Posted to `/api/runs/:runId/party`. The answer is the `PartySnapshot`, or empty for signs. */
export const partyRequestSchema = z.union([
  z.strictObject({ invite: z.literal(true) }),
  z.strictObject({ closeInvitation: z.literal(true) }),
  z.strictObject({ remove: id }),
  z.strictObject({ chatEnabled: z.boolean() }),
  z.strictObject({ chatHidesNumbers: z.boolean() }),
  /** The same id again means the same message. */
  z.strictObject({ chat: z.string().trim().min(1).max(longestChat), messageId: id }),
  z.strictObject({ ping: z.strictObject({ sceneId: id, x: percent, y: percent }) }),
  z.strictObject({ reaction: z.enum(reactions) }),
  z.strictObject({ name: z.string().trim().min(1).max(longestName) }),
  z.strictObject({ leave: z.literal(true) }),
])
export type PartyRequest = z.infer<typeof partyRequestSchema>
