import type { Role } from '#app/platform/request-context.server.ts'

export type RoleFacts = { storedRole: string | null; email: string; emailVerified: boolean }

/** Nobody has a role before the address is verified. `adminEmails` are lower case; an unknown role is none. */
export function effectiveRole(facts: RoleFacts, adminEmails: readonly string[]): Role {
  if (!facts.emailVerified) return 'user'
  if (adminEmails.includes(facts.email.toLowerCase())) return 'admin'
  return facts.storedRole === 'admin' || facts.storedRole === 'moderator' ? facts.storedRole : 'user'
}
