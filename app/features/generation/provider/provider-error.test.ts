import { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { expect, test } from 'vitest'
import { AppError } from '#app/shared/app-error.ts'
import { providerError, wasPaid } from './provider-error.ts'

const said = (status: number, code: string | null = null) =>
  providerError(APIError.generate(status, { error: { message: 'No', code } }, undefined, new Headers()))

test.each<[string, unknown, boolean]>([
  ['took too long', new AppError('generationTimedOut', { cause: new APIUserAbortError() }), true],
  ['answered past the schema', new AppError('generationFailed', { cause: new Error('zod') }), true],
  ['sent no picture that can be had', new AppError('generationNoPicture'), true],
  ['refused in an answer', new AppError('generationRefused'), true],
  ['broke off its answer', providerError(new SyntaxError('half')), true],
  ['was not reached', providerError(new APIConnectionError({ message: 'no' })), false],
  ['broke down', said(500), false],
  ['wants credits', said(402), false],
  ['says to wait', said(429), false],
  ['refused the words', said(400, 'content_policy_violation'), false],
  ['was not asked', new AppError('generationLimit'), false],
  ['is left alone', new AppError('generationUnavailable'), false],
  ['is none', new TypeError('ours'), false],
])('a provider that %s', (_what, error, paid) => {
  expect(wasPaid(error)).toBe(paid)
})
