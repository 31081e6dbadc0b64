import { longestDetail } from '#app/features/kits/paper/paper-choices.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { isId } from '#app/shared/ids.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { nameLine } from '#app/shared/visible-text.ts'
import { z } from '#app/shared/zod.ts'
import { awards, longest, replies } from './evening.ts'
import type { GuestCommand, HostCommand } from './evening.ts'
import { detailsFormSchema } from './evening-form.schema.ts'

/** Rows of kits and guests alike. */
const id = z.string().refine(isId)
const text = (most: number) => z.string().max(most).refine(isStorableText)
const person = z.string().refine(isStorableText).overwrite(nameLine).pipe(z.string().min(1).max(longestDetail))
const reply = { reply: z.enum(replies), allergies: text(longest.allergies) }
const accusation = { characterId: id, why: text(longest.why) }
const award = { award: z.enum(awards), toId: id }

const show = z.strictObject({ type: z.literal('show'), clueId: id })
const hand = z.strictObject({ type: z.literal('hand'), clueId: id, toId: id })

export const guestCommandSchema: z.ZodType<GuestCommand> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open') }),
  show,
  hand,
  z.strictObject({ type: z.literal('reply'), ...reply }),
  z.strictObject({ type: z.literal('notes'), text: text(longest.notes) }),
  z.strictObject({ type: z.literal('accuse'), ...accusation }),
  z.strictObject({ type: z.literal('award'), ...award }),
  z.strictObject({ type: z.literal('language'), language: languageSchema }),
])

const stand = z.strictObject({ phase: z.number().int().min(0).max(50), revealed: z.number().int().min(0).max(50) })
const ofGuest = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), guestId: id })
const plain = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) })

export const hostCommandSchema: z.ZodType<HostCommand> = z.discriminatedUnion('type', [
  show,
  hand,
  z.strictObject({ type: z.literal('turn'), from: stand }),
  plain('pause'),
  plain('resume'),
  plain('end'),
  z.strictObject({ type: z.literal('pin'), clueId: id.nullable() }),
  z.strictObject({ type: z.literal('add'), person, characterId: id.nullable() }),
  ofGuest('rename').extend({ person }),
  ofGuest('leave'),
  ofGuest('comeBack'),
  ofGuest('swap').extend({ withId: id }),
  ofGuest('prints').extend({ prints: z.boolean() }),
  ofGuest('replyFor').extend({ ...reply, from: z.strictObject(reply) }),
  ofGuest('accuseFor').extend(accusation),
  ofGuest('awardFor').extend(award),
  ofGuest('languageOf').extend({ language: languageSchema.nullable() }),
])

/** What else a host does, to the row and its links. */
export const hostDeedSchema = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('renew'), guestId: id }),
  z.strictObject({ deed: z.literal('renewTable') }),
  z.strictObject({ deed: z.literal('delete') }),
  detailsFormSchema.extend({ deed: z.literal('details') }),
])
export type HostDeed = z.infer<typeof hostDeedSchema>
