/** The platform's share of a price, in cents, rounded to the nearest. @param percent 0 to 100 */
export const platformFee = (amountCents: number, percent: number): number => Math.round((amountCents * percent) / 100)
