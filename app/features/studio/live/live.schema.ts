import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import { hereMs } from '#app/features/studio/draft/here-ms.ts'
import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'

const name = z.string().regex(/^[\w-]{1,60}$/)
/** With the language or the place in a list: `title.fr`. */
export const fieldSchema = z.string().regex(/^\w[\w.-]{0,59}$/)

/** Where somebody is in a draft. */
export const placeSchema = z.strictObject({
  tab: name,
  rowId: z.string().refine(isId).nullable(),
  field: fieldSchema.nullable(),
})

export type Place = z.output<typeof placeSchema>

/** `seen`: the last save up to which its author has seen what others did; null while they have not looked. */
export const hereSchema = z.strictObject({
  ...placeSchema.shape,
  seen: z.number().int().min(0).max(2_147_483_647).nullable().default(null),
})

export type Here = z.output<typeof hereSchema>

/** In ms: how often a page says where it is. */
export const saidEveryMs = hereMs / 2

/** `colour`: counted from 0, and nobody else's as long as they are here. */
export type PersonHere = { userId: string; name: string; colour: number; place: Place }

/** As it is streamed to one of them, with their role; they are not among the people.
 * `notes`: how many there are and when the last one changed. */
export type LiveDraft = { draftRevision: number; role: DraftRole; people: PersonHere[]; notes: string }
