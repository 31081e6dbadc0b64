import { parseWithZod } from '@conform-to/zod/v4'
import { removeSecondFactorBeingSetUp } from '#app/platform/auth/second-factor.server.ts'
import { revokeSession, revokeOtherSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { proofOf } from '#app/features/account/require-fresh.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { kept, refuse } from '#app/features/account/submit-credentials.server.ts'
import type { Refused, Replying } from '#app/features/account/submit-credentials.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { isId } from '#app/shared/ids.ts'
import type { z } from '#app/shared/zod.ts'
import { logger } from '#app/platform/log.server.ts'
import { changePassword } from './change-password.server.ts'
import {
  replaceRecoveryCodes,
  setUpSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './manage-second-factor.server.ts'
import { removeGoogle } from './remove-google.server.ts'
import { requestEmailChange } from './request-email-change.server.ts'
import {
  beginFactorSchema,
  confirmFactorSchema,
  emailSchema,
  factorSchema,
  passwordSchema,
  removeGoogleSchema,
  securityIntents,
} from './security.schema.ts'
import type { SecurityIntent } from './security.schema.ts'

/** `flash` null: the page itself says enough. */
export type Done = { flash: FlashCode | null } | { sentTo: string } | { recoveryCodes: string[] }

export type SecurityAnswer = { intent: SecurityIntent } & (Done | Refused)

/** @throws AppError invalidInput for anything that no form of the page sends */
export async function submitSecurity(data: FormData, viewer: Viewer, origin: Origin): Promise<SecurityAnswer> {
  const intent = securityIntents.find((known) => known === data.get('intent'))
  if (!intent) throw new AppError('invalidInput')
  const answer = await submit(intent, data, viewer, origin)
  return { intent, ...answer }
}

async function submit(intent: SecurityIntent, data: FormData, viewer: Viewer, origin: Origin): Promise<Done | Refused> {
  const { userId, sessionId } = viewer
  if (intent === 'sign-out-elsewhere') {
    await signOutElsewhere(viewer)
    return { flash: 'signedOutElsewhere' }
  }
  if (intent === 'end-session') {
    const id = data.get('session')
    if (!isId(id) || id === sessionId) throw new AppError('invalidInput')
    await revokeSession(getDatabase(), userId, id)
    return { flash: 'sessionEnded' }
  }
  if (intent === 'factor-cancel') {
    await removeSecondFactorBeingSetUp(getDatabase(), userId)
    return { flash: null }
  }
  if (intent === 'factor-confirm')
    return checked(data, confirmFactorSchema, ({ code }) => turnOnSecondFactor(viewer, code, origin))
  return submitWithProof(intent, data, viewer, origin)
}

async function submitWithProof(
  intent: 'password' | 'email' | 'google-off' | 'factor-begin' | 'factor-off' | 'recovery-codes',
  data: FormData,
  viewer: Viewer,
  origin: Origin,
): Promise<Done | Refused> {
  const asksPassword = (await proofOf(viewer)) === 'password'
  switch (intent) {
    case 'password':
      return checked(data, passwordSchema(asksPassword), async (form) => {
        const problem = await changePassword(viewer, form, origin)
        return problem ?? { flash: 'passwordChanged' }
      })
    case 'email':
      return checked(data, emailSchema(asksPassword), async (form) => {
        const problem = await requestEmailChange(viewer, form, origin)
        return problem ?? { sentTo: form.email }
      })
    case 'google-off':
      return checked(data, removeGoogleSchema(asksPassword), async ({ currentPassword }) => {
        const problem = await removeGoogle(viewer, currentPassword, origin)
        return problem ?? { flash: 'googleRemoved' }
      })
    case 'factor-begin':
      return checked(data, beginFactorSchema(asksPassword), async ({ currentPassword }) => {
        const problem = await setUpSecondFactor(viewer, currentPassword, origin)
        return problem ?? { flash: null }
      })
    default:
      return checked(data, factorSchema(asksPassword), async (form) => {
        if (form.intent === 'recovery-codes') return replaceRecoveryCodes(viewer, form, origin)
        const problem = await turnOffSecondFactor(viewer, form, origin)
        return problem ?? { flash: 'secondFactorOff' }
      })
  }
}

type Problem =
  | NonNullable<Awaited<ReturnType<typeof changePassword>>>
  | NonNullable<Awaited<ReturnType<typeof requestEmailChange>>>
  | NonNullable<Awaited<ReturnType<typeof turnOffSecondFactor>>>

const fieldOf: Partial<Record<Problem, string>> = {
  account_password_wrong: 'currentPassword',
  account_email_same: 'email',
  account_code_wrong: 'code',
  account_password_common: 'password',
  account_password_own_word: 'password',
  account_password_email: 'password',
}

function checked<Schema extends z.ZodType<Record<string, unknown>, Record<string, unknown>>>(
  data: FormData,
  schema: Schema,
  run: (form: z.output<Schema>) => Promise<Done | Problem>,
): Promise<Done | Refused> {
  const submission = parseWithZod(data, { schema })
  if (submission.status !== 'success') return Promise.resolve(refuse(submission as Replying, 400))
  const form = submission.value
  return kept(submission as Replying, async () => {
    const outcome = await run(form)
    return typeof outcome === 'string' ? refuse(submission as Replying, 403, outcome, fieldOf[outcome]) : outcome
  })
}

async function signOutElsewhere(viewer: Viewer): Promise<void> {
  await revokeOtherSessions(getDatabase(), viewer.userId, viewer.sessionId)
  logger.info('signed out elsewhere', { userId: viewer.userId })
}
