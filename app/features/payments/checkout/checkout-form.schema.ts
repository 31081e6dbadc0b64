import { z } from '#app/shared/zod.ts'

/** The price that the buyer saw: it is only compared, never charged. */
export const checkoutFormSchema = z.strictObject({ shownCents: z.coerce.number().int().min(0).max(10_000_000) })

export const testCheckoutFormSchema = z.strictObject({ intent: z.enum(['pay', 'decline']) })
