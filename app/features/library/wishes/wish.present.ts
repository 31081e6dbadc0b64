import { wordsOf } from '#app/features/adventure/words.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { WishRow } from './wish.queries.server.ts'

/** An adventure that a member waits for, as their account shows it. */
export type ShownWish = ReturnType<typeof presentWish>

type Titled = Pick<WishRow, 'title' | 'translations' | 'primaryLanguage'>

/** The adventure's title in a language, or else in its primary one. */
export const titleIn = (adventure: Titled, locale: Locale): string =>
  textIn(wordsOf(adventure, 'title', [adventure.primaryLanguage, locale]), locale, adventure.primaryLanguage) ||
  adventure.title

export function presentWish(row: WishRow, locale: Locale) {
  return {
    adventureId: row.adventureId,
    title: titleIn(row, locale),
    isOpen: row.status === 'published',
    since: row.since.toISOString(),
  }
}

/** The wish's part of an announced adventure's page. */
export type WishView = {
  isMember: boolean
  /** Waits already. */
  waiting: boolean
  /** Waits or may wait, but is not written to before the address is confirmed. */
  unverified: boolean
}
