import type { ItemView } from '#app/features/studio/draft/view.ts'
import { item } from '#app/features/rows/kinds/item.ts'
import type { BadgeTone } from '#app/ui/badge.tsx'

type Rarity = ItemView['rarity']

export const rarityText = (rarity: Rarity): string => item.fields.rarity.choices[rarity]()

export const rarityTones: Record<Rarity, BadgeTone> = {
  common: 'grey',
  uncommon: 'success',
  rare: 'blue',
  epic: 'purple',
  legendary: 'brass',
}
