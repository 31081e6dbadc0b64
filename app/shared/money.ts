/** The smallest price above nothing that can be charged, in cents: the payment provider's minimum. */
export const leastPriceCents = 50

/** The largest price that can be asked, in cents. */
export const mostPriceCents = 999_999

/**
 * Cents of an amount as people type it: `12`, `12.5`, `12,50`, `$12.50`. Null when it is no amount of at least 0 with at
 * most two decimals. No floating point takes part.
 */
export function parsePrice(typed: string): number | null {
  const match = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*\$?$/.exec(typed.trim())
  if (!match) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents <= mostPriceCents ? cents : null
}

/** Cents as a number field takes them: `12.50`. */
export const priceInput = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
