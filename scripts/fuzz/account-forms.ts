import { password } from '#tests/support/person.ts'

export const accountForms = [
  { method: 'POST', path: '/auth', form: { email: 'member@example.org', password } },
  {
    method: 'POST',
    path: '/auth',
    query: { tab: 'sign-up', next: '/creator' },
    form: { email: 'new@example.org', displayName: 'New', password, confirmPassword: password },
  },
  { method: 'POST', path: '/auth/code', query: { next: '/creator' }, form: { code: '123456' } },
  { method: 'POST', path: '/auth/change-email', form: { token: 'none' } },
  { method: 'POST', path: '/auth/restore-email', form: { token: 'none' } },
  {
    as: 'member',
    method: 'POST',
    path: '/account/security',
    form: { intent: 'email', email: 'moved@example.org', currentPassword: password },
  },
  {
    as: 'member',
    method: 'POST',
    path: '/account/security',
    form: { intent: 'password', password: 'paper lantern 9', confirmPassword: 'paper lantern 9', currentPassword: '' },
  },
  {
    as: 'member',
    method: 'POST',
    path: '/account/security',
    form: { intent: 'factor-begin', currentPassword: password },
  },
  { as: 'member', method: 'POST', path: '/account/security', form: { intent: 'factor-confirm', code: '123456' } },
  {
    as: 'member',
    method: 'POST',
    path: '/account/security',
    form: { intent: 'google-off', currentPassword: password },
  },
  { method: 'POST', path: '/auth/keep', query: { token: 'no-such-link' }, form: { token: 'no-such-link' } },
  { as: 'member', method: 'POST', path: '/account/preferences', form: { language: 'fr', theme: 'dark' } },
  { as: 'member', method: 'POST', path: '/account/delete', form: { intent: 'close', password: 'not the password' } },
  { as: 'member', method: 'POST', path: '/account/terms', query: { next: '/creator' }, form: {} },
  { as: 'member', method: 'POST', path: '/api/account/export', form: {} },
  { as: 'member', method: 'POST', path: '/api/account/preferences', form: { language: 'fr', theme: 'dark' } },
] as const
