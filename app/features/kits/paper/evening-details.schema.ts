import { nameLine } from '#app/shared/visible-text.ts'
import { z } from '#app/shared/zod.ts'
import { longestDetail, mostDetectives } from './paper-choices.ts'

const line = z.string().max(longestDetail).overwrite(nameLine)

/** What a host enters for one evening: it is printed, and stored only on their device. */
export const eveningDetailsSchema = z.object({
  host: line,
  date: line,
  place: line,
  /** Who plays whom; without a character, a detective or the player of a room. `link`: of an evening on phones. */
  roster: z
    .array(z.object({ characterId: z.string().max(40).nullable(), person: line, link: z.string().max(300).optional() }))
    .max(20 + mostDetectives),
  /** The absent characters of a dinner. */
  absentIds: z.array(z.string().max(40)).max(10),
  /** How many accuse on paper; without it, everybody does. */
  slips: z.number().int().min(1).max(50).optional(),
})

export type EveningDetails = z.infer<typeof eveningDetailsSchema>
