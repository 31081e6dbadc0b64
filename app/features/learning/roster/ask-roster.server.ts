import { askService } from '#app/features/learning/platforms/access-token.server.ts'
import type { TokenPlatform } from '#app/features/learning/platforms/access-token.server.ts'
import { rosterScope } from '#app/features/learning/platforms/scopes.ts'
import { z } from '#app/shared/zod.ts'

const mostPages = 20
/** For all of them: a page waits for it. */
const longestMs = 10_000

const text = z.string().max(1_000)
const pageSchema = z.object({
  members: z
    .array(
      z.object({
        user_id: text,
        name: text.optional(),
        given_name: text.optional(),
        family_name: text.optional(),
        status: text.default('Active'),
        roles: z.array(text).default([]),
      }),
    )
    .max(10_000),
})

export type RosterMember = { userId: string; name: string | null }

const learns = (role: string): boolean => role === 'Learner' || role.endsWith('membership#Learner')

/** Everybody who learns in the course, page by page; nothing of it is kept. @throws Error when the platform does not say */
export async function askRoster(platform: TokenPlatform, rosterUrl: string): Promise<RosterMember[]> {
  const found = new Map<string, RosterMember>()
  const { origin } = new URL(rosterUrl)
  const signal = AbortSignal.timeout(longestMs)
  let next: string | undefined = rosterUrl
  for (let page = 0; next !== undefined && page < mostPages; page++) {
    const { status, headers, bytes } = await askService(platform, rosterScope, next, {
      signal,
      headers: { Accept: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json' },
    })
    if (status !== 200) throw new Error(`the platform gave no names: ${status}`)
    const { members } = pageSchema.parse(JSON.parse(bytes.toString('utf8')))
    for (const member of members)
      if (member.status === 'Active' && member.roles.some(learns))
        found.set(member.user_id, { userId: member.user_id, name: nameOf(member) })
    next = nextOf(headers['link'], next, origin)
  }
  return [...found.values()]
}

const nameOf = (member: {
  name?: string | undefined
  given_name?: string | undefined
  family_name?: string | undefined
}) => member.name?.trim() || [member.given_name, member.family_name].filter(Boolean).join(' ').trim() || null

/** The next page, on the same server: our token goes nowhere else. */
function nextOf(header: string | string[] | undefined, from: string, origin: string): string | undefined {
  const [, target] = /<([^>]+)>\s*;[^,]*\brel="?next\b"?/i.exec([header].flat().join(', ')) ?? []
  if (target === undefined || !URL.canParse(target, from)) return undefined
  const url = new URL(target, from)
  return url.origin === origin ? url.href : undefined
}
