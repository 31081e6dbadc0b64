import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { teamName } from './room-command.schema.ts'
import { roomLimits } from './room-evening.ts'

export const roomFormSchema = z.strictObject({
  team: teamName,
  minutes: z.coerce.number().int().min(1).max(roomLimits.minutes),
  language: languageSchema,
  /** A box that is ticked. */
  plays: z
    .literal('on')
    .optional()
    .transform((value) => value !== undefined),
})
export type RoomForm = z.infer<typeof roomFormSchema>

export const roomFields = ['team', 'minutes'] as const
export type RoomField = (typeof roomFields)[number]
/** As it was typed. */
export type TypedRoom = Partial<Record<keyof RoomForm, string>>
