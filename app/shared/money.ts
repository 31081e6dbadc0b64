/** The smallest non-zero price that can be charged, in cents: the payment provider's minimum. */
export const leastPriceCents = 50

export const mostPriceCents = 999_999

/** `12`, `12.5`, `12,50`, `$12.50` in cents, without floating point; null unless it is an amount of at least 0. */
export function parsePrice(typed: string): number | null {
  const cents = centsOf(typed)
  return cents !== null && cents <= mostPriceCents ? cents : null
}

export const isTooMuch = (typed: string): boolean => (centsOf(typed) ?? 0) > mostPriceCents

function centsOf(typed: string): number | null {
  const match = /^\$?\s*(\d+)(?:[.,](\d{1,2}))?\s*\$?$/.exec(typed.trim())
  return match && Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Cents as a number field takes them: `12.50`. */
export const priceInput = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
