/** Reasons for refunds that nobody gave a reason for; stored with the payment in these words. */
export const ownReasons = {
  policy: 'asked by the buyer within the policy',
  notSold: 'not on sale any more when it was paid',
} as const
