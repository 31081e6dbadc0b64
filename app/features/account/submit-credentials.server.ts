import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import { failureOf } from '#app/platform/handled.server.ts'
import { forgotSchema, newPasswordSchema, signInSchema, signUpSchema } from './credentials.schema.ts'
import { findPasswordProblem } from './password-rules.server.ts'
import { requestPasswordReset } from './request-password-reset.server.ts'
import { resetPassword } from './reset-password.server.ts'
import type { ResetOutcome } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'
import type { Origin, SignedIn } from './signed-in.ts'

export type Refused = { result: SubmissionResult; status: number; retryAfter?: number }

export type Submitted = (SignedIn & { flash: FlashCode }) | Refused

const statusOf = { account_wrong_credentials: 401, account_banned: 403, account_email_taken: 409 } as const

const newAccountSchema = signUpSchema.superRefine((form, context) => {
  const problem = findPasswordProblem(form.password, form.email)
  if (problem) context.addIssue({ code: 'custom', path: ['password'], message: problem })
})

export async function submitSignIn(data: FormData, origin: Origin): Promise<Submitted> {
  const submission = parseWithZod(data, { schema: signInSchema })
  if (submission.status !== 'success') return refuse(submission, 400)
  return attempt(submission, 'welcomeBack', () => signIn(submission.value, origin))
}

export async function submitSignUp(data: FormData, origin: Origin): Promise<Submitted> {
  const submission = parseWithZod(data, { schema: newAccountSchema })
  if (submission.status !== 'success') return refuse(submission, 400)
  return attempt(submission, 'accountCreated', () => signUp(submission.value, origin))
}

export async function submitForgot(data: FormData, origin: Origin): Promise<{ sentTo: string } | Refused> {
  const submission = parseWithZod(data, { schema: forgotSchema })
  if (submission.status !== 'success') return refuse(submission, 400)
  const { email } = submission.value
  return kept(submission, async () => {
    await requestPasswordReset(email, origin)
    return { sentTo: email }
  })
}

export async function submitNewPassword(
  data: FormData,
  origin: Origin,
): Promise<Submitted | Extract<ResetOutcome, { dead: unknown }>> {
  const submission = parseWithZod(data, { schema: newPasswordSchema })
  if (submission.status !== 'success') return refuse(submission, 400)
  return kept(submission, async () => {
    const outcome = await resetPassword(submission.value, origin)
    if ('dead' in outcome) return outcome
    if ('problem' in outcome) return refuse(submission, statusOf[outcome.problem], outcome.problem)
    if ('refused' in outcome) return refuse(submission, 400, outcome.refused, 'password')
    return { ...outcome, flash: 'passwordChanged' as const }
  })
}

export type Replying = {
  reply(options: {
    hideFields: string[]
    formErrors?: string[]
    fieldErrors?: Record<string, string[]>
  }): SubmissionResult
}

const attempt = (
  submission: Replying,
  flash: FlashCode,
  run: () => Promise<SignedIn | { problem: keyof typeof statusOf }>,
): Promise<Submitted> =>
  kept(submission, async () => {
    const outcome = await run()
    return 'problem' in outcome ? refuse(submission, statusOf[outcome.problem], outcome.problem) : { ...outcome, flash }
  })

/** A refusal is shown in the form, with what was typed. */
export async function kept<Outcome>(submission: Replying, run: () => Promise<Outcome>): Promise<Outcome | Refused> {
  try {
    return await run()
  } catch (error) {
    const failure = failureOf(error, 'a form of the account failed')
    return { ...refuse(submission, failure.status, problemKey(failure)), retryAfter: failure.retryAfter }
  }
}

export function refuse(submission: Replying, status: number, error?: string, field?: string): Refused {
  const where =
    error === undefined ? {} : field === undefined ? { formErrors: [error] } : { fieldErrors: { [field]: [error] } }
  return {
    result: submission.reply({ hideFields: ['currentPassword', 'password', 'confirmPassword', 'code'], ...where }),
    status,
  }
}
