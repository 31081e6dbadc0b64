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
  ...(['ban', 'unban', 'set-role'] as const).map((intent): Valid => ({
    as: 'admin',
    method: 'POST',
    path: `/admin/users/${id}`,
    form: { intent, role: 'moderator', reason: 'Why', password: 'no' },
  })),
  { as: 'admin', method: 'POST', path: '/admin/purchases', form: { intent: 'pay-statement', statementId: id } },
  { method: 'POST', path: '/api/stripe/webhook', json: { id: 'evt_1', type: 'checkout.session.completed' } },
]
