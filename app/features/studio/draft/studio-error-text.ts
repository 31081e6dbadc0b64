import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { mostPriceCents } from '#app/shared/money.ts'

const texts = {
  studio_errors_required: m.studio_errors_required,
  studio_errors_too_long: m.studio_errors_too_long,
  studio_errors_unreadable: m.studio_errors_unreadable,
  studio_errors_number: m.studio_errors_number,
  studio_errors_price: m.studio_errors_price,
  studio_errors_price_most: () => m.studio_errors_price_most({ price: formatMoney(mostPriceCents) }),
  studio_errors_category: m.studio_errors_category,
  studio_errors_players: m.studio_errors_players,
  studio_errors_trailer: m.studio_errors_trailer,
  studio_errors_puzzle: m.studio_errors_puzzle,
  studio_aspect_locked: m.studio_aspect_locked,
  studio_errors_language: m.studio_errors_language,
  studio_errors_node_name: m.studio_errors_node_name,
}

export type StudioErrorKey = keyof typeof texts

const isKey = (key: string): key is StudioErrorKey => Object.hasOwn(texts, key)

export const studioErrorText = (key: string): string => (isKey(key) ? texts[key]() : m.studio_errors_unreadable())
