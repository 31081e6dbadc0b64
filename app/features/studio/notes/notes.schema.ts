import { filledText, rowId } from '#app/features/rows/field-schemas.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { longestNote } from '#app/shared/longest-note.ts'
import { z } from '#app/shared/zod.ts'

/** Of one draft; of the closed ones the oldest go. `letters`: of all open ones with their answers, and as many of the
 * closed: more than the longest note with all its answers. */
export const noteLimits = { open: 500, closed: 500, answers: 100, letters: 250_000 } as const

const text = filledText(longestNote)

export const noteCommandSchema = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('leave'),
    kind: z.enum(kindNames),
    rowId,
    field: z.string().max(60).nullable().default(null),
    text,
  }),
  z.strictObject({ intent: z.literal('answer'), noteId: rowId, text }),
  // Of a note or an answer
  z.strictObject({ intent: z.literal('change'), noteId: rowId, text }),
  z.strictObject({ intent: z.literal('remove'), noteId: rowId }),
  z.strictObject({ intent: z.literal('close'), noteId: rowId }),
  z.strictObject({ intent: z.literal('reopen'), noteId: rowId }),
])

export type NoteCommand = z.output<typeof noteCommandSchema>
export type NoteRequest = z.input<typeof noteCommandSchema>
