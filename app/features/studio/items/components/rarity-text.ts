import type { ItemView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { BadgeTone } from '#app/ui/badge.tsx'

type Rarity = ItemView['rarity']

const texts: Record<Rarity, () => string> = {
  common: m.play_thing_rarity_common,
  uncommon: m.play_thing_rarity_uncommon,
  rare: m.play_thing_rarity_rare,
  epic: m.play_thing_rarity_epic,
  legendary: m.play_thing_rarity_legendary,
}

export const rarityOrder = Object.keys(texts) as Rarity[]

export const rarityText = (rarity: Rarity): string => texts[rarity]()

export const rarityTones: Record<Rarity, BadgeTone> = {
  common: 'grey',
  uncommon: 'success',
  rare: 'blue',
  epic: 'purple',
  legendary: 'brass',
}
