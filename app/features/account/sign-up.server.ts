import { isAPIError } from 'better-auth/api'
import { isAddressTaken } from '#app/platform/auth/account-tokens.server.ts'
import { getAuth, sessionCookies } from '#app/platform/auth/auth.server.ts'
import { inAuthScope } from '#app/platform/auth/auth-scope.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { SignUpForm } from './credentials.schema.ts'
import { rememberDevice } from './known-device.server.ts'
import { queueVerification } from './queue-verification.server.ts'
import { lockAddress, welcome } from './welcome.server.ts'
import type { Origin, SignedIn } from './signed-in.ts'

export type SignUpOutcome = SignedIn | { problem: 'account_email_taken' }

/** Everything, including the mail, is one transaction. @throws AppError slowDown, unavailable */
export async function signUp(form: SignUpForm, origin: Origin): Promise<SignUpOutcome> {
  await consumeLimit('signUp', [`address:${origin.address}`])
  try {
    const signedIn = await getDatabase().transaction((transaction) =>
      inAuthScope({ transaction, address: origin.address }, () => createAccount(transaction, form, origin)),
    )
    if (!signedIn) return { problem: 'account_email_taken' }
    logger.info('signed up', { userId: signedIn.userId })
    return signedIn
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') return { problem: 'account_email_taken' }
    // better-auth keeps no cause; with the address locked and the form checked, only the database can have failed
    throw new AppError('unavailable', {
      retryAfter: 5,
      cause: error,
      log: `sign-up: ${error.body?.code ?? error.message}`,
    })
  }
}

async function createAccount(transaction: Transaction, form: SignUpForm, origin: Origin): Promise<SignedIn | null> {
  // A second sign-up with the same address waits here, then finds it taken
  await lockAddress(transaction, form.email)
  if (await isAddressTaken(transaction, form.email)) return null
  const { name } = form
  const { headers, response } = await getAuth().api.signUpEmail({
    body: { name, email: form.email, password: form.password },
    headers: origin.headers,
    returnHeaders: true,
  })
  const userId = response.user.id
  const isVerified = await welcome(transaction, userId, origin.locale)
  if (!isVerified) await queueVerification(transaction, { userId, email: form.email, name }, origin.locale)
  const cookies = [...sessionCookies(headers), rememberDevice(origin.device, form.email)]
  return { userId, cookies, awaitsCode: false }
}
