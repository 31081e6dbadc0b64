export const paymentPages = (id: string): string[] => [
  `/checkout/${id}`,
  `/purchases/${id}`,
  `/test-checkout/${id}`,
  '/creator/sales',
  '/creator/sales.csv',
  '/admin/purchases',
]

export const paymentForms = (id: string) =>
  [
    { as: 'member', method: 'POST', path: `/checkout/${id}`, form: { shownCents: '0' } },
    { as: 'member', method: 'POST', path: `/purchases/${id}` },
    { as: 'member', method: 'POST', path: `/test-checkout/${id}`, form: { intent: 'pay' } },
    {
      as: 'admin',
      method: 'POST',
      path: '/admin/purchases',
      form: { intent: 'refund', purchaseId: id, reason: 'Why', password: 'no' },
    },
    { as: 'admin', method: 'POST', path: '/admin/purchases', form: { intent: 'pay-statement', statementId: id } },
    { method: 'POST', path: '/api/stripe/webhook', json: { id: 'evt_1', type: 'checkout.session.completed' } },
  ] as const
