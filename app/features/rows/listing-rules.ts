import { isOut, isShown } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'
import { leastPriceCents, parsePrice } from '#app/shared/money.ts'
import type { RowRefusal } from './refusal.ts'
import { requiredFields } from './required-fields.ts'
import type { RequiredField } from './required-fields.ts'

type Listable = {
  title: string
  description: string
  category: string
  coverAssetId: string | null
  recommendedPlayers: string
}

export function missingFields(adventure: Listable): RequiredField[] {
  const filled: Record<RequiredField, boolean> = {
    title: adventure.title.trim() !== '',
    description: adventure.description.trim() !== '',
    category: adventure.category !== '',
    cover: adventure.coverAssetId !== null,
    players: adventure.recommendedPlayers !== '',
  }
  return requiredFields.filter((field) => !filled[field])
}

/** Also applies to edits of a listed adventure. @returns null when it can be listed */
export function unlistable({
  status,
  price,
  ...adventure
}: Listable & { status: Status; price: string }): RowRefusal | null {
  if (!isShown(status)) return null
  const missing = missingFields(adventure)
  if (missing.length > 0) return { reason: 'missingFields', missing }
  const cents = parsePrice(price) ?? 0
  return isOut(status) && cents > 0 && cents < leastPriceCents ? { reason: 'priceTooLow' } : null
}
