import { isAPIError } from 'better-auth/api'
import { bannedCode, getAuth, sessionCookies } from '#app/platform/auth/auth.server.ts'
import { inAuthScope } from '#app/platform/auth/auth-scope.server.ts'
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
    const { headers, response } = await inAuthScope({ address: origin.address }, () =>
      getAuth().api.signInEmail({
        body: { email: form.email, password: form.password },
        headers: origin.headers,
        returnHeaders: true,
      }),
    )
    logger.info('signed in', { userId: response.user.id })
    return {
      userId: response.user.id,
      cookies: [...sessionCookies(headers), rememberDevice(origin.device, form.email)],
    }
  } catch (error) {
    const code = isAPIError(error) ? error.body?.code : undefined
    if (code !== 'INVALID_EMAIL_OR_PASSWORD' && code !== bannedCode) throw error
    logger.info('sign-in refused', { subject, code })
    return { problem: code === bannedCode ? 'account_banned' : 'account_wrong_credentials' }
  }
}

/** A try of a password. One after the other: a try that its network address was refused must not use up the account's.
 * @throws AppError slowDown */
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
