import { verifyPassword } from '#app/platform/auth/password-hash.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { countTry } from './sign-in.server.ts'
import type { Origin } from './signed-in.ts'
import { findPasswordHash } from './store-password.server.ts'

const freshMs = 5 * 60_000

const isFresh = ({ signedInAt }: Pick<Viewer, 'signedInAt'>, now = Date.now()): boolean =>
  now - signedInAt.getTime() <= freshMs

/** How this person proves their identity: by password, or if they have none, by having just signed in. */
export type Proof = 'password' | 'fresh' | 'stale'

export async function proofOf(viewer: Viewer): Promise<Proof> {
  if ((await findPasswordHash(getDatabase(), viewer.userId)) !== null) return 'password'
  return isFresh(viewer) ? 'fresh' : 'stale'
}

export type FreshProblem = 'account_password_wrong' | 'account_sign_in_again'

/** Before a sensitive action: requires the right password, or a sign-in at most five minutes old. A form should ask for
 * the password wherever `proofOf` says so. @throws AppError slowDown */
export async function requireFresh(
  viewer: Viewer,
  password: string | undefined,
  origin: Origin,
): Promise<FreshProblem | null> {
  const hash = await findPasswordHash(getDatabase(), viewer.userId)
  if (hash === null || password === undefined) return isFresh(viewer) ? null : 'account_sign_in_again'
  await countTry(viewer.email, origin)
  return (await verifyPassword(hash, password)) ? null : 'account_password_wrong'
}
