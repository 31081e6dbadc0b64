import { leastPriceCents } from '#app/shared/money.ts'
import { Refused } from './edit-refusals.ts'
import { requiredFields } from './draft-view.ts'
import type { RequiredField } from './draft-view.ts'

type Listable = {
  title: string
  description: string
  category: string
  thumbnailAssetId: string | null
  recommendedPlayers: string
}

/** The required fields that are still empty, in the order in which the message names them. */
export function missingFields(adventure: Listable): RequiredField[] {
  const filled: Record<RequiredField, boolean> = {
    title: adventure.title.trim() !== '',
    description: adventure.description.trim() !== '',
    category: adventure.category !== '',
    cover: adventure.thumbnailAssetId !== null,
    players: adventure.recommendedPlayers !== '',
  }
  return requiredFields.filter((field) => !filled[field])
}

/** Whether a price can be charged: nothing, or at least what the payment provider takes. */
const isChargeable = (priceCents: number): boolean => priceCents === 0 || priceCents >= leastPriceCents

/**
 * What everybody may see is complete, also while it is being edited: a listed adventure cannot lose a required field.
 * @throws Refused missingFields, priceTooLow (published only)
 */
export function requireListable(
  adventure: Listable & { priceCents: number },
  status: 'coming_soon' | 'published',
): void {
  const missing = missingFields(adventure)
  if (missing.length > 0) throw new Refused({ reason: 'missingFields', missing })
  if (status === 'published' && !isChargeable(adventure.priceCents)) throw new Refused({ reason: 'priceTooLow' })
}
