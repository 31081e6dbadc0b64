import type { Role } from '#app/platform/request-context.server.ts'

export type RoleFacts = { storedRole: string | null; email: string; emailVerified: boolean; hasSecondFactor: boolean }

/** `ADMIN_EMAILS` in lower case. With `PUBLIC_URL` staff need a second factor. */
export type RoleRules = { ADMIN_EMAILS: readonly string[]; PUBLIC_URL?: string | undefined }

/** Nobody else can own a verified address. */
export const isConfiguredAdmin = (facts: Pick<RoleFacts, 'email' | 'emailVerified'>, rules: RoleRules): boolean =>
  facts.emailVerified && rules.ADMIN_EMAILS.includes(facts.email.toLowerCase())

/** Nobody has a role before the address is verified; an unknown role counts as none. */
function grantedRole(facts: RoleFacts, rules: RoleRules): Role {
  if (!facts.emailVerified) return 'user'
  if (isConfiguredAdmin(facts, rules)) return 'admin'
  return facts.storedRole === 'admin' || facts.storedRole === 'moderator' ? facts.storedRole : 'user'
}

/** Whether the person was granted a role that takes effect only with a second factor. */
export const awaitsSecondFactor = (facts: RoleFacts, rules: RoleRules): boolean =>
  rules.PUBLIC_URL !== undefined && !facts.hasSecondFactor && grantedRole(facts, rules) !== 'user'

export const effectiveRole = (facts: RoleFacts, rules: RoleRules): Role =>
  awaitsSecondFactor(facts, rules) ? 'user' : grantedRole(facts, rules)
