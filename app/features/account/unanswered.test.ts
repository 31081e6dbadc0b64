import { expect, test } from 'vitest'
import { unansweredForm } from '#app/shared/unanswered-form.ts'
import { noticeOf } from './form-text.ts'

const noticeFor = (error: unknown) => noticeOf(unansweredForm(error).error, 'sign-in')

test('an account form without a response reports that something unexpected happened', () => {
  expect(noticeFor(new TypeError('Failed to fetch'))).toEqual({
    title: 'Error',
    description: 'An unexpected error occurred. Please try again.',
  })
  expect(noticeFor(null)).toEqual({ title: 'Error', description: 'An unexpected error occurred. Please try again.' })
  expect(noticeFor({ data: 'no JSON of ours' })?.title).toBe('Error')
})

test('an account form refused by a rate limit or the access policy says why', () => {
  expect(noticeFor({ status: 429, data: { error: { code: 'slowDown' } } })).toEqual({
    title: 'Sign In Failed',
    description: 'Too many tries. Please wait a moment and try again.',
  })
})
