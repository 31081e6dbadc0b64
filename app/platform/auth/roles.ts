import type { Role } from '#app/platform/request-context.server.ts'

/** What decides a person's role: the row in `user_roles` (none is `user`), the address, and whether it is verified. */
export type RoleFacts = { storedRole: string | null; email: string; emailVerified: boolean }

/**
 * The role that a person has now. Nobody holds one before the address is verified; addresses in `ADMIN_EMAILS` (lower
 * case) are admins as long as they stand there; a role that we do not know is none.
 */
export function effectiveRole(facts: RoleFacts, adminEmails: readonly string[]): Role {
  if (!facts.emailVerified) return 'user'
  if (adminEmails.includes(facts.email.toLowerCase())) return 'admin'
  return facts.storedRole === 'admin' || facts.storedRole === 'moderator' ? facts.storedRole : 'user'
}
