export const paymentPages = (id: string): string[] => [
  `/checkout/${id}`,
  `/purchases/${id}`,
  `/test-checkout/${id}`,
  '/account/purchases',
  `/account/purchases/${id}`,
]

export const paymentForms = (id: string) =>
  [
    { as: 'member', method: 'POST', path: `/checkout/${id}`, form: { shownCents: '0' } },
    { as: 'member', method: 'POST', path: `/purchases/${id}` },
    { as: 'member', method: 'POST', path: `/test-checkout/${id}`, form: { intent: 'pay' } },
    { as: 'member', method: 'POST', path: '/account/purchases', form: { purchaseId: id } },
    { method: 'POST', path: '/api/stripe/webhook', json: { id: 'evt_1', type: 'checkout.session.completed' } },
  ] as const
