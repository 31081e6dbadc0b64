import { roleNames } from '#app/features/rows/role-names.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Role } from '#app/shared/player-roles.ts'
import type { Told } from './party-remarks.ts'

type Words = { one: (words: { role: string }) => string; both: () => string | null }

const wordsFor = ({ one, both }: Words, [own, ...more]: readonly Role[]): string | null =>
  own === undefined ? null : more.length > 0 ? both() : one({ role: roleNames[own]() })

/** Somebody alone, who sees everything, needs no word of it. */
const nothing = () => null

export const rolesText = (roles: readonly Role[]) => wordsFor({ one: ({ role }) => role, both: m.roles_both }, roles)

export const yourRolesText = (roles: readonly Role[]) => wordsFor({ one: m.roles_yours, both: nothing }, roles)

/** Tells each change of one's own roles once. Until the party is known, the words would show no face. */
export type RoleTold = (own: readonly Role[], playerId: string | null) => Told[]

export function rolesTold(): RoleTold {
  let before: readonly Role[] | null = null
  return (own, playerId) => {
    if (playerId === null) return []
    const text = roleNews(before, own)
    before = own
    return text === null ? [] : [{ playerId, kind: 'solved', text }]
  }
}

/** Null while a player's roles stay the same. `before`: null at the start. */
function roleNews(before: readonly Role[] | null, now: readonly Role[]): string | null {
  if (before?.join() === now.join()) return null
  return before === null
    ? wordsFor({ one: m.roles_start, both: nothing }, now)
    : wordsFor({ one: m.roles_now, both: m.roles_now_both }, now)
}
