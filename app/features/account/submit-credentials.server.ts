import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { signInSchema, signUpSchema } from './credentials.schema.ts'
import { findPasswordProblem } from './password-rules.server.ts'
import { signIn } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'
import type { Origin, SignedIn } from './signed-in.ts'

/** A form that comes back, with the errors at their fields and everything typed but the passwords. */
export type Refused = { result: SubmissionResult; status: number; retryAfter?: number }

export type Submitted = (SignedIn & { flash: FlashCode }) | Refused

const statusOf = { account_wrong_credentials: 401, account_banned: 403, account_email_taken: 409 } as const

/** A password that passes the form and is none of those that are guessed first. */
const newAccountSchema = signUpSchema.superRefine((form, context) => {
  const problem = findPasswordProblem(form.password, form.email)
  if (problem) context.addIssue({ code: 'custom', path: ['password'], message: problem })
})

/** Signs in by the form's data (see `readFormData`). What fails on the way stands in the form, so that nothing typed is lost. */
export async function submitSignIn(data: FormData, origin: Origin): Promise<Submitted> {
  const submission = parseWithZod(data, { schema: signInSchema })
  if (submission.status !== 'success') return refuse(submission, 400)
  return attempt(submission, 'welcomeBack', () => signIn(submission.value, origin))
}

/** Makes an account by the form's data and signs it in. */
export async function submitSignUp(data: FormData, origin: Origin): Promise<Submitted> {
  const submission = parseWithZod(data, { schema: newAccountSchema })
  if (submission.status !== 'success') return refuse(submission, 400)
  return attempt(submission, 'accountCreated', () => signUp(submission.value, origin))
}

type Replying = { reply(options: { hideFields: string[]; formErrors?: string[] }): SubmissionResult }

async function attempt(submission: Replying, flash: FlashCode, run: () => Promise<SignedIn | { problem: keyof typeof statusOf }>): Promise<Submitted> {
  try {
    const outcome = await run()
    if ('problem' in outcome) return refuse(submission, statusOf[outcome.problem], outcome.problem)
    return { ...outcome, flash }
  } catch (error) {
    const known = asAppError(error)
    if (!known) logger.error('signing in failed', errorFields(error))
    const { code, status, retryAfter } = known ?? new AppError('unexpected')
    return { ...refuse(submission, status, code), retryAfter }
  }
}

function refuse(submission: Replying, status: number, formError?: string): Refused {
  const result = submission.reply({ hideFields: ['password', 'confirmPassword'], ...(formError ? { formErrors: [formError] } : {}) })
  return { result, status }
}
