import { longestDetail, mostDetectives } from '#app/features/kits/paper/paper-choices.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { nameLine } from '#app/shared/visible-text.ts'
import { z } from '#app/shared/zod.ts'
import { eveningDays, playsAsDetective } from './evening-form.ts'

const line = z.string().refine(isStorableText).overwrite(nameLine).pipe(z.string().max(longestDetail))

const day = z.iso.date().refine((typed) => {
  const { first, last } = eveningDays(Date.now())
  return typed >= first && typed <= last
})

const detectives = z
  .string()
  .refine(isStorableText)
  .transform((typed) => typed.split('\n').flatMap((each) => nameLine(each) || []))
  .pipe(z.array(z.string().max(longestDetail)).max(mostDetectives))

const details = { host: line.pipe(z.string().min(1)), day, time: line, place: line }

export const detailsFormSchema = z.strictObject(details)
export type DetailsForm = z.infer<typeof detailsFormSchema>

/** `people`: who plays whom, by character. `plays`: the part of the host who plays, too. */
export const eveningFormSchema = z
  .strictObject({
    ...details,
    language: languageSchema,
    plays: z.string().max(40),
    detectives,
    people: z.record(z.string().max(40), line),
  })
  .refine(
    ({ people, detectives: more, plays }) =>
      plays !== '' || more.length > 0 || Object.values(people).some((person) => person !== ''),
    { path: ['people'] },
  )
  .refine(({ plays, detectives: more }) => plays !== playsAsDetective || more.length < mostDetectives, {
    path: ['detectives'],
  })

export type EveningForm = z.infer<typeof eveningFormSchema>
