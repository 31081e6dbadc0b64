import { languageSchema } from '#app/i18n/local-text.ts'
import { teamsInSession } from '#app/shared/group-sessions.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

/** Also as many as the teams of a session. The table has a matching check. */
export const mostSeats = teamsInSession.most
export const longestMessage = 500
/** What fits on the card. */
const mostLines = 10

const controls = /[^\P{Cc}\n]/u

const message = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(longestMessage)
      .refine((text) => text.split('\n').length <= mostLines)
      .refine((text) => isStorableText(text) && !controls.test(text)),
  )

/** `shownCents` is the price of one seat that the buyer saw: it is only compared, never charged. */
export const giftFormSchema = z.strictObject({
  shownCents: z.coerce.number().int().min(0).max(10_000_000),
  seats: z
    .string()
    .regex(/^ *\d{1,3} *$/)
    .transform(Number)
    .pipe(z.number().min(1).max(mostSeats)),
  message,
  language: languageSchema,
})

/** What a session was to be opened with, as it was typed, by the names of its form's fields. */
export type TypedSession = Record<string, string>

/** `forSession`: these are seats for its teams, and there is nothing to give. */
export type Gift = Pick<z.infer<typeof giftFormSchema>, 'seats' | 'message' | 'language'> & {
  forSession?: TypedSession
}

/** The fields that a person can get wrong. */
export type GiftProblem = 'seats' | 'message'
