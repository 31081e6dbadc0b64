import { m } from '#app/i18n/generated/messages.js'
import type { Card } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { cardName } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { tray } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import type { Binning } from './use-binning.ts'

export interface ZoneProps {
  zone: number
  binning: Binning
  cards: readonly Card[]
  locked: boolean
}

/** What is in a box or the tray, and how they are called. */
export function zoneWords({ zone, binning: { inHand, zoneName, cardsIn }, cards, locked }: ZoneProps) {
  const inside = cardsIn(zone)
  const name = zoneName(zone)
  const numbered = zone === tray ? name : m.ordering_sorting_bin_numbered({ number: zone + 1, bin: name })
  const counted = m.ordering_sorting_bin_with({ bin: numbered, count: inside.length })
  const taken = inHand !== null && !inside.includes(inHand) && !locked ? inHand : null
  const label = taken === null ? counted : m.ordering_sorting_put({ text: cardName(cards[taken]!), bin: numbered })
  return { inside, name, numbered, counted, takes: taken !== null, label }
}
