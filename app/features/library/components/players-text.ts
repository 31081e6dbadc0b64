import { m } from '#app/i18n/generated/messages.js'

/** @param range as in the catalogue: `1-4`, or `1` */
export const playersText = (range: string): string =>
  range === '1' ? m.library_active_players_one() : m.library_card_players({ players: range })
