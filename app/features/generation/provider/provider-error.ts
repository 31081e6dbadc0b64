import { APIConnectionError, APIError } from 'openai'
import { AppError } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'

const ofRules = /content_policy|content_filter|moderation|safety|image_generation_user_error/i
const ofMoney = /insufficient_quota|billing|credit/i

const codeAndType = ({ code, type }: APIError): string => `${String(code ?? '')} ${String(type ?? '')}`

/** Maps an endpoint's failure to our codes. Its own message goes only to the log, since it may be anything. */
export function providerError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const log = (what: string) => ({ cause: error, log: `the AI provider ${what}` })
  if (error instanceof APIConnectionError) return new AppError('generationFailed', log('could not be reached'))
  if (!(error instanceof APIError)) return new AppError('generationFailed', log('sent no whole answer'))
  const { status } = error
  if (status === 402 || (status === 429 && ofMoney.test(codeAndType(error))))
    return new AppError('generationCredits', log(`wants credits (${status})`))
  if (status === 429) return new AppError('generationLimit', { ...log('said 429'), retryAfter: 60 })
  if ((status === 400 || status === 403 || status === 422) && ofRules.test(codeAndType(error)))
    return new AppError('generationRefused', log(`refused the content (${status})`))
  return new AppError('generationFailed', log(`said ${status ?? 'nothing that can be read'}`))
}

/** Worth a second try: the provider was not reached, or broke down. */
export const isBreakdown = (error: unknown): boolean =>
  !(error instanceof AppError) &&
  (!(error instanceof APIError) || error instanceof APIConnectionError || (error.status ?? 0) >= 500)

const ofAnswers: readonly ErrorCode[] = ['generationFailed', 'generationNoPicture', 'generationRefused']

/** The answer was unusable or took too long, so that the provider bills it anyway. */
export const wasPaid = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'generationTimedOut' || (ofAnswers.includes(error.code) && !(error.cause instanceof APIError)))
