import { cleanName } from '#app/features/play/party/clean-words.ts'
import { longestName } from '#app/features/play/live/stream-events.ts'
import { starts, teamsInSession } from '#app/shared/group-sessions.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { nameLine } from '#app/shared/visible-text.ts'
import { wholeNumber } from '#app/shared/whole-number.ts'
import { z } from '#app/shared/zod.ts'
import { numberOfTeams } from './count-teams.ts'
import { daysKept, longestSessionName, minutesPlayed } from './group-limits.ts'

/** Some lines of names, or how many teams there are. */
const teamList = z
  .string()
  .refine(isStorableText)
  .superRefine((typed, { addIssue }) => {
    const problem = nameProblem(typed)
    if (problem) addIssue({ code: 'custom', params: problem })
  })
  .transform((typed) => (numberOfTeams.test(typed) ? Number(typed) : namesIn(typed)))
  .pipe(
    z.union([
      z.number().min(teamsInSession.least).max(teamsInSession.most),
      z.array(z.string().max(longestName)).min(teamsInSession.least).max(teamsInSession.most),
    ]),
  )

const namesIn = (typed: string): string[] => typed.split('\n').flatMap((line) => cleanName(line) || [])

/** What is wrong with one line of a list: its name stands there twice, or is too long. */
export type NameProblem = { why: 'twice' | 'long'; name: string }

function nameProblem(typed: string): NameProblem | null {
  const long = typed
    .split('\n')
    .map(nameLine)
    .find((name) => name.length > longestName)
  if (long !== undefined) return { why: 'long', name: `${long.slice(0, longestName).toWellFormed()}…` }
  const names = namesIn(typed)
  const folded = names.map((name) => name.toLowerCase())
  const twice = names.find((_, place) => folded.indexOf(folded[place]!) !== place)
  return twice === undefined ? null : { why: 'twice', name: twice }
}

const shared = {
  name: z.string().refine(isStorableText).transform(nameLine).pipe(z.string().min(1).max(longestSessionName)),
  starts: z.enum(starts),
  /** Empty: no limit. */
  minutes: z.union([z.literal('').transform(() => null), wholeNumber(minutesPlayed)]),
  days: wholeNumber(daysKept),
  ranked: z.literal('on').optional(),
}

export const sessionFormSchema = z.discriminatedUnion('arrival', [
  z.strictObject({ arrival: z.literal('list'), teams: teamList, expected: z.string().optional(), ...shared }),
  z.strictObject({
    arrival: z.literal('named'),
    teams: z.string().optional(),
    /** For how many teams of paid work there must be seats. */
    expected: wholeNumber(teamsInSession).optional(),
    ...shared,
  }),
])
export type SessionForm = z.infer<typeof sessionFormSchema>
