import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it } from 'vitest'
import { nameOf, signInSchema, signUpSchema } from './credentials.schema.ts'
import { formText, noticeOf } from './form-text.ts'

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const signIn = (fields: Record<string, string>) => parseWithZod(form(fields), { schema: signInSchema })
const signUp = (fields: Record<string, string>) => parseWithZod(form(fields), { schema: signUpSchema })
const whole = {
  email: 'ada@example.org',
  displayName: 'Ada',
  password: 'brass lantern',
  confirmPassword: 'brass lantern',
}

describe('the sign-in form', () => {
  it('trims the address and writes it in lower case', () => {
    const submission = signIn({ email: '  Ada@Example.ORG ', password: 'brass lantern' })
    expect(submission.status === 'success' && submission.value).toEqual({
      email: 'ada@example.org',
      password: 'brass lantern',
    })
  })

  it.each([
    [''],
    ['ada'],
    ['ada@'],
    ['@example.org'],
    ['ada@example'],
    ['a b@example.org'],
    [`${'a'.repeat(250)}@example.org`],
  ])('reports "Invalid email address" for %j', (email) => {
    const { error } = signIn({ email, password: 'brass lantern' }) as { error: Record<string, string[]> }
    expect(error['email']?.map(formText)).toEqual(['Invalid email address'])
  })

  it.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters'],
  ])('reports for the password %j: %s', (password, text) => {
    const { error } = signIn({ email: 'ada@example.org', password }) as { error: Record<string, string[]> }
    expect(error['password']?.map(formText)).toEqual([text])
  })

  it('takes six characters, and no more than 128', () => {
    expect(signIn({ email: 'ada@example.org', password: 'sixsix' }).status).toBe('success')
    expect(signIn({ email: 'ada@example.org', password: 'x'.repeat(128) }).status).toBe('success')
    expect(signIn({ email: 'ada@example.org', password: 'x'.repeat(129) }).status).toBe('error')
  })

  it('keeps the spaces of a password', () => {
    const submission = signIn({ email: 'ada@example.org', password: '  six  ' })
    expect(submission.status === 'success' && submission.value.password).toBe('  six  ')
  })
})

describe('the sign-up form', () => {
  it('names a person by the part before the at sign when no name was given', () => {
    for (const displayName of ['', '   ']) {
      const submission = signUp({ ...whole, email: 'Ada.L@Example.org', displayName })
      expect(submission.status === 'success' && submission.value).toMatchObject({
        name: 'Ada.L',
        email: 'ada.l@example.org',
      })
    }
  })

  it('reports two empty passwords as required, and not as different', () => {
    const { error } = signUp({ ...whole, password: '', confirmPassword: '' }) as { error: Record<string, string[]> }
    expect([error['password'], error['confirmPassword']].map((keys) => keys?.map(formText))).toEqual([
      ['Password is required'],
      ['Password is required'],
    ])
  })

  it('reports different passwords under "Password Mismatch", once everything else is right', () => {
    const { error } = signUp({ ...whole, confirmPassword: 'other' }) as { error: Record<string, string[]> }
    expect(noticeOf(error, 'sign-up')).toEqual({
      title: 'Password Mismatch',
      description: 'Passwords do not match. Please try again.',
    })
    expect(error['confirmPassword']?.map(formText)).toEqual(['Passwords do not match. Please try again.'])
  })

  it('shows the first failing message under "Validation Error", in the order of the fields', () => {
    const { error } = signUp({ email: 'nobody', displayName: '', password: '123', confirmPassword: '456' }) as {
      error: Record<string, string[]>
    }
    expect(noticeOf(error, 'sign-up')).toEqual({ title: 'Validation Error', description: 'Invalid email address' })
  })

  // A NUL in the name used to reach the database: a 503
  it.each([['a\u0000b'], ['Ada\nAdmin'], ['Ada\u2028Admin'], ['a\u001bb']])(
    'refuses the name %j, which is not one line that can be stored',
    (displayName) => {
      expect(signUp({ ...whole, displayName })).toMatchObject({
        status: 'error',
        error: { displayName: ['invalidInput'] },
      })
    },
  )

  it.each([
    ['Grace\u0000H.\r\nAdmin', 'Grace H. Admin'],
    ['\n\u0000', 'ada'],
    [`${'x'.repeat(79)}🐇`, 'x'.repeat(79)],
  ])('makes the name %j from another service one line of at most 80 characters', (displayName, name) => {
    expect(nameOf({ email: 'ada@example.org', displayName })).toBe(name)
  })

  it.each([['role'], ['emailVerified'], ['isAdmin'], ['id'], ['next'], ['password[0]']])(
    'refuses the unknown field %s',
    (key) => {
      expect(signUp({ ...whole, [key]: 'true' }).status).toBe('error')
    },
  )

  it.each([['constructor'], ['__proto__'], ['a[__proto__][b]'], ['constructor.prototype.b']])(
    'lets no field named %s reach a prototype',
    (key) => {
      const submission = signUp({ ...whole, [key]: 'true' })
      const { name: _name, ...value } = submission.status === 'success' ? submission.value : { name: '', ...whole }
      expect(value).toEqual(whole)
      expect(Object.prototype).not.toHaveProperty('b')
    },
  )
})

describe('the notice of a refused form', () => {
  it.each([
    ['account_wrong_credentials', 'sign-in', 'Sign In Failed', 'Invalid email or password. Please try again.'],
    [
      'account_email_taken',
      'sign-up',
      'Account Exists',
      'An account with this email already exists. Please sign in instead.',
    ],
    ['slowDown', 'sign-in', 'Sign In Failed', 'Too many tries. Please wait a moment and try again.'],
    [
      'unavailable',
      'sign-up',
      'Sign Up Failed',
      'The service isn’t available right now. Please try again in a moment.',
    ],
    ['unexpected', 'sign-up', 'Error', 'An unexpected error occurred. Please try again.'],
  ] as const)('for %s on %s is %j', (key, tab, title, description) => {
    expect(noticeOf({ '': [key] }, tab)).toEqual({ title, description })
  })

  it('has a text even for unknown errors, and none without an error', () => {
    expect(noticeOf({ '': ['toString'] }, 'sign-in')?.description).toBe(
      'An unexpected error occurred. Please try again.',
    )
    expect(noticeOf({ email: null }, 'sign-in')).toBeNull()
    expect(noticeOf(undefined, 'sign-in')).toBeNull()
  })
})
