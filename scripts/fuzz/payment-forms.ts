import type { Valid } from './valid-request.ts'

export const paymentPages = (id: string): string[] => [
  `/checkout/${id}`,
  `/purchases/${id}`,
  `/test-checkout/${id}`,
  '/account/purchases',
  `/account/purchases/${id}`,
  '/creator/sales',
  '/creator/sales.csv',
  '/admin/purchases',
  '/admin/users',
  `/admin/users/${id}`,
  '/admin/audit',
  '/admin/moderation',
  `/admin/moderation/${id}`,
  `/report/adventure/${id}`,
]

export const paymentForms = (id: string): Valid[] => [
  { as: 'member', method: 'POST', path: `/checkout/${id}`, form: { shownCents: '0' } },
  { as: 'member', method: 'POST', path: `/purchases/${id}` },
  { as: 'member', method: 'POST', path: `/test-checkout/${id}`, form: { intent: 'pay' } },
  { as: 'member', method: 'POST', path: '/account/purchases', form: { purchaseId: id } },
  {
    as: 'admin',
    method: 'POST',
    path: '/admin/purchases',
    form: { intent: 'refund', purchaseId: id, reason: 'Why', password: 'no' },
  },
  { method: 'POST', path: `/report/adventure/${id}`, form: { reason: 'other', text: 'Why' } },
  {
    as: 'admin',
    method: 'POST',
    path: `/admin/moderation/${id}`,
    form: { intent: 'take', adventureId: id, note: 'Why' },
  },
  {
    as: 'admin',
    method: 'POST',
    path: '/admin/moderation',
    form: { intent: 'release', adventureId: id, to: 'draft', note: 'Why' },
  },
  {
    as: 'admin',
    method: 'POST',
    path: '/admin/moderation',
    form: { intent: 'close-report', reportId: id, note: 'Why' },
  },
  ...(['ban', 'unban', 'set-role'] as const).map((intent): Valid => ({
    as: 'admin',
    method: 'POST',
    path: `/admin/users/${id}`,
    form: { intent, role: 'moderator', reason: 'Why', password: 'no' },
  })),
  { as: 'admin', method: 'POST', path: '/admin/purchases', form: { intent: 'pay-statement', statementId: id } },
  { method: 'POST', path: '/api/stripe/webhook', json: { id: 'evt_1', type: 'checkout.session.completed' } },
]
