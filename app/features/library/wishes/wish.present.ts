import { localTextOf } from '#app/features/adventure/words.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { WishRow } from './wish.queries.server.ts'

export type ShownWish = ReturnType<typeof presentWish>

type Titled = Pick<WishRow, 'title' | 'translations' | 'primaryLanguage'>

export const titleIn = (adventure: Titled, locale: Locale): string =>
  textIn(localTextOf(adventure, 'title', [adventure.primaryLanguage, locale]), locale, adventure.primaryLanguage) ||
  adventure.title

export function presentWish(row: WishRow, locale: Locale) {
  return {
    adventureId: row.adventureId,
    title: titleIn(row, locale),
    isOpen: row.status === 'published',
    since: row.since.toISOString(),
  }
}

export type WishView = {
  isMember: boolean
  waiting: boolean
  /** Waits or may wait, but gets no mail before the address is verified. */
  unverified: boolean
}
