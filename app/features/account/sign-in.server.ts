import { isAPIError } from 'better-auth/api'
import { bannedCode, getAuth, sessionCookies } from '#app/platform/auth/auth.server.ts'
import { inAuthScope, isCodeAwaited } from '#app/platform/auth/auth-scope.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { consumeLimit, consumeLimits } from '#app/platform/rate-limits/consume.server.ts'
import { countedAddress } from './counted-address.server.ts'
import type { SignInForm } from './credentials.schema.ts'
import { knownDevice, rememberDevice } from './known-device.server.ts'
import type { Origin, SignedIn } from './signed-in.ts'

export type SignInOutcome = SignedIn | { problem: 'account_wrong_credentials' | 'account_banned' }

/** All failures look alike and cost one Argon2 run. @throws AppError slowDown when the address was tried too often */
export async function signIn(form: SignInForm, origin: Origin): Promise<SignInOutcome> {
  const subject = countedAddress(form.email)
  await countTry(form.email, origin)
  try {
    const { headers, response, awaitsCode } = await inAuthScope({ address: origin.address }, async () => {
      const answer = await getAuth().api.signInEmail({
        body: { email: form.email, password: form.password },
        headers: origin.headers,
        returnHeaders: true,
      })
      return { ...answer, awaitsCode: isCodeAwaited() }
    })
    logger.info(awaitsCode ? 'signed in up to the second factor' : 'signed in', { userId: response.user.id })
    return signedInAs(response.user.id, form.email, { cookies: sessionCookies(headers), awaitsCode }, origin)
  } catch (error) {
    const code = isAPIError(error) ? error.body?.code : undefined
    if (code !== 'INVALID_EMAIL_OR_PASSWORD' && code !== bannedCode) throw error
    logger.info('sign-in refused', { subject, code })
    return { problem: code === bannedCode ? 'account_banned' : 'account_wrong_credentials' }
  }
}

/** A device counts as known only after the second factor, where there is one. */
export const signedInAs = (
  userId: string,
  email: string,
  { cookies, awaitsCode }: Omit<SignedIn, 'userId'>,
  { device }: Origin,
): SignedIn => ({ userId, awaitsCode, cookies: awaitsCode ? cookies : [...cookies, rememberDevice(device, email)] })

/** Counts a try of a password. One after the other: a try refused because of its network address must not use up the
 * account's. @throws AppError slowDown */
export async function countTry(email: string, origin: Origin): Promise<void> {
  const subject = `subject:${countedAddress(email)}`
  const device = knownDevice(origin.device, email)
  if (device !== null) {
    await consumeLimit('signInOnKnownDevice', [`subject:${device}`])
    return consumeLimit('signInOnKnownDevices', [subject])
  }
  await consumeLimit('signIn', [`address:${origin.address}`])
  await consumeLimits([
    { name: 'signIn', key: subject },
    { name: 'signInPerHour', key: subject },
  ])
}
