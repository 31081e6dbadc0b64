import { accessibilityTags, contentWarnings } from '#app/features/rows/catalogue.ts'
import { accessibilityTagText, categoryText, contentWarningText } from '#app/features/adventure/catalogue-text.ts'
import { formatMoney, formatNumber } from '#app/i18n/format.ts'
import { difficultyBandNames } from './difficulty.ts'
import { bandText } from './difficulty-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { libraryAddress, libraryPrices, librarySorts } from './library-address.ts'
import type { LibraryPrice, LibrarySort, LibraryState, LibraryTab } from './library-address.ts'
import { categoriesOf, pageSize, playersOf } from './library-state.ts'

/* The browser gets texts and addresses, and not the lists of all choices. */

export type Choice = { value: string; label: string; chosen: boolean }
export type FilterGroup = { name: string; label: string; isOne: boolean; choices: Choice[] }
export type ActiveFilter = { label: string; remove: string; to: string }

export const presentChips = (tab: LibraryTab, locale: Locale): { category: string; label: string }[] =>
  categoriesOf(tab).map((category) => ({ category, label: categoryText(category, locale) }))

const sortTexts: Record<LibrarySort, (inputs: Record<string, never>, options: { locale: Locale }) => string> = {
  newest: m.library_sort_newest,
  rating: m.library_sort_rating,
  plays: m.library_sort_plays,
  price: m.library_sort_price,
}

/** The default has no value, since its address has no parameter. */
export const presentSorts = (state: LibraryState, locale: Locale): Choice[] =>
  librarySorts.map((sort) => ({
    value: sort === 'newest' ? '' : sort,
    label:
      sort === 'newest' && state.search !== '' ? m.library_sort_match({}, { locale }) : sortTexts[sort]({}, { locale }),
    chosen: sort === state.sort,
  }))

function priceText(price: LibraryPrice, locale: Locale): string {
  if (price === 'free') return m.common_free({}, { locale })
  if (price === 'paid') return m.library_filter_price_paid({}, { locale })
  return m.library_filter_price_most({ price: formatMoney(Number(price) * 100, locale) }, { locale })
}

const partyText = (players: number, locale: Locale): string =>
  players === 1
    ? m.library_filter_players_alone({}, { locale })
    : m.library_filter_players_each({ count: players }, { locale })
const languageText = (language: Locale, locale: Locale): string =>
  language === 'fr' ? m.common_french({}, { locale }) : m.common_english({}, { locale })

export function presentFilters(state: LibraryState, locale: Locale): FilterGroup[] {
  const one = <Value extends string | number>(
    name: string,
    label: string,
    values: readonly Value[],
    chosen: Value | null,
    text: (value: Value) => string,
  ): FilterGroup => ({
    name,
    label,
    isOne: true,
    choices: [
      { value: '', label: m.library_filters_any({}, { locale }), chosen: chosen === null },
      ...values.map((value) => ({ value: String(value), label: text(value), chosen: value === chosen })),
    ],
  })
  const several = <Value extends string | number>(
    name: string,
    label: string,
    values: readonly Value[],
    chosen: readonly (string | number)[],
    text: (value: Value) => string,
  ): FilterGroup => ({
    name,
    label,
    isOne: false,
    choices: values.map((value) => ({ value: String(value), label: text(value), chosen: chosen.includes(value) })),
  })
  return [
    one('players', m.library_filter_players({}, { locale }), playersOf(state.tab), state.players, (players) =>
      partyText(players, locale),
    ),
    one('price', m.library_filter_price({}, { locale }), libraryPrices, state.price, (price) =>
      priceText(price, locale),
    ),
    one('language', m.library_filter_language({}, { locale }), locales, state.language, (language) =>
      languageText(language, locale),
    ),
    several('level', m.library_filter_difficulty({}, { locale }), difficultyBandNames, state.levels, (band) =>
      bandText(band, locale),
    ),
    several('tag', m.library_filter_tags({}, { locale }), accessibilityTags, state.tags, (tag) =>
      accessibilityTagText(tag, locale),
    ),
    several('without', m.library_filter_without({}, { locale }), contentWarnings, state.without, (warning) =>
      contentWarningText(warning, locale),
    ),
  ]
}

export function presentActive(state: LibraryState, locale: Locale): ActiveFilter[] {
  const chip = (label: string, without: Partial<LibraryState>): ActiveFilter => ({
    label,
    remove: m.library_active_remove({ filter: label }, { locale }),
    to: libraryAddress({ ...state, ...without, page: 1 }),
  })
  const but = <Value>(values: readonly Value[], value: Value) => values.filter((each) => each !== value)
  const { players, price, language } = state
  return [
    ...(state.search === ''
      ? []
      : [chip(m.library_active_search({ search: state.search }, { locale }), { search: '' })]),
    ...(state.category === null ? [] : [chip(categoryText(state.category, locale), { category: null })]),
    ...(players === null
      ? []
      : [
          chip(
            players === 1
              ? m.library_active_players_one({}, { locale })
              : m.library_active_players_many({ count: players }, { locale }),
            { players: null },
          ),
        ]),
    ...state.levels.map((band) => chip(bandText(band, locale), { levels: but(state.levels, band) })),
    ...(price === null ? [] : [chip(priceText(price, locale), { price: null })]),
    ...(language === null
      ? []
      : [
          chip(
            language === 'fr'
              ? m.library_active_language_fr({}, { locale })
              : m.library_active_language_en({}, { locale }),
            { language: null },
          ),
        ]),
    ...state.tags.map((tag) => chip(accessibilityTagText(tag, locale), { tags: but(state.tags, tag) })),
    ...state.without.map((warning) =>
      chip(m.library_active_without({ warning: contentWarningText(warning, locale) }, { locale }), {
        without: but(state.without, warning),
      }),
    ),
  ]
}

type Found = { total: number; more: boolean; page: number; pages: number }

export function presentPaging(state: LibraryState, { total, more, page, pages }: Found, locale: Locale) {
  const number = (value: number) => formatNumber(value, {}, locale)
  const count = more
    ? m.library_results_more({ count: number(total) }, { locale })
    : total === 1
      ? m.library_results_one({}, { locale })
      : m.library_results_many({ count: number(total) }, { locale })
  const at = (target: number) =>
    target >= 1 && target <= pages && pages > 1 ? libraryAddress({ ...state, page: target }) : null
  return {
    count,
    page,
    position: pages > 1 ? m.common_page_of({ page: number(page), pages: number(pages) }, { locale }) : null,
    previous: at(page - 1),
    next: at(page + 1),
    bound: more && page === pages ? m.library_page_bound({ count: number(pages * pageSize) }, { locale }) : null,
  }
}
export type LibraryPaging = ReturnType<typeof presentPaging>
