export const paymentPages = (id: string): string[] => [`/checkout/${id}`, `/purchases/${id}`, `/test-checkout/${id}`]

export const paymentForms = (id: string) =>
  [
    { as: 'member', method: 'POST', path: `/checkout/${id}`, form: { shownCents: '0' } },
    { as: 'member', method: 'POST', path: `/purchases/${id}` },
    { as: 'member', method: 'POST', path: `/test-checkout/${id}`, form: { intent: 'pay' } },
    { method: 'POST', path: '/api/stripe/webhook', json: { id: 'evt_1', type: 'checkout.session.completed' } },
  ] as const
