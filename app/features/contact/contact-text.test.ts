import { parseWithZod } from '@conform-to/zod/v4'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { unansweredForm } from '#app/shared/unanswered-form.ts'
import { contactSchema } from './contact.schema.ts'
import { contactText, noticeOf } from './contact-text.ts'

const noticeFor = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const submission = parseWithZod(data, { schema: contactSchema })
  return submission.status === 'success' ? null : noticeOf(submission.reply().error)
}

const whole = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message: 'Hello' }

afterEach(() => overwriteGetLocale(() => 'en'))

test.each([
  [{}, 'First name is required'],
  [{ ...whole, firstName: 'a'.repeat(101), lastName: '' }, 'First name must be less than 100 characters'],
  [{ ...whole, lastName: '', email: 'x' }, 'Last name is required'],
  [{ ...whole, lastName: 'a'.repeat(101) }, 'Last name must be less than 100 characters'],
  [{ ...whole, email: '' }, 'Email is required'],
  [{ ...whole, email: 'ada', message: '' }, 'Invalid email address'],
  [{ ...whole, email: `${'a'.repeat(256)}@example.org` }, 'Email must be less than 255 characters'],
  [{ ...whole, message: '' }, 'Message is required'],
  [{ ...whole, message: 'a'.repeat(2_001) }, 'Message must be less than 2000 characters'],
])('the notice of a refused form gives the first failing message (%#)', (fields, description) => {
  expect(noticeFor(fields as Record<string, string>)).toEqual({ title: 'Validation Error', description })
})

test('a complete contact form has no notice', () => {
  expect(noticeFor(whole)).toBeNull()
})

test('a message that was not sent has its own title', () => {
  expect(noticeOf({ '': ['unexpected'] })).toEqual({
    title: 'Message not sent',
    description: 'An unexpected error occurred. Please try again.',
  })
  expect(noticeOf({ '': ['slowDown'] })?.description).toMatch(/still here/)
  expect(noticeOf(unansweredForm(new TypeError('Failed to fetch'), 'unanswered').error)).toEqual({
    title: 'Message not sent',
    description: expect.stringMatching(/still here/),
  })
})

// A message refused by a limit used to be reported as not having reached us
test.each([
  ['slowDown', 429],
  ['tooLarge', 413],
  ['crossSite', 403],
] as const)('a message refused with %s before it was read says why', (code, status) => {
  expect(noticeOf(unansweredForm({ status, data: { error: { code } } }, 'unanswered').error)).toEqual({
    title: 'Message not sent',
    description: contactText(code),
  })
  expect(contactText(code)).not.toBe(contactText('unanswered'))
  expect(contactText(code)).not.toBe(contactText('unexpected'))
})

test('in French the notice is in French', () => {
  overwriteGetLocale(() => 'fr')
  expect(noticeFor({})).toEqual({ title: 'Erreur de validation', description: 'Le prénom est obligatoire' })
})
