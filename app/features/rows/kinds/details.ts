import {
  accessibilityTags,
  categories,
  contentWarnings,
  isCategoryOf,
  kinds,
  mostRooms,
  playerRanges,
} from '#app/features/rows/catalogue.ts'
import type { Category, Kind } from '#app/features/rows/catalogue.ts'
import type { Status } from '#app/shared/statuses.ts'
import { isStoredTags } from '#app/features/rows/style-tags.ts'
import type { StyleField } from '#app/features/rows/style-tags.ts'
import { isTrailer, longestTrailerAddress } from '#app/features/rows/trailer.ts'
import { field, file, note, references, requiredWords, whole, words, yesNo } from '#app/features/rows/field.ts'
import { priceText, setOf } from '#app/features/rows/field-schemas.ts'
import { unlistable } from '#app/features/rows/listing-rules.ts'
import { invalid } from '#app/features/rows/refusal.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { parsePrice } from '#app/shared/money.ts'
import { z } from '#app/shared/zod.ts'
import { onlyRow } from './only-row.ts'

const everyCategory = new Set<string>(Object.values(categories).flat())
const everyPlayerChoice = new Set<string>(Object.values(playerRanges).flat())

/** Accepts the categories of any kind; `settle` checks against the adventure's own kind. */
export const categorySchema = z
  .string()
  .refine((value) => everyCategory.has(value), { error: 'studio_errors_category' })

const players = z
  .string()
  .refine((value) => value === '' || everyPlayerChoice.has(value), { error: 'studio_errors_players' })

/** Empty, or an address that our pages can embed. */
const trailer = z
  .string()
  .trim()
  .max(longestTrailerAddress, { error: 'studio_errors_too_long' })
  .refine((value) => value === '' || isTrailer(value), { error: 'studio_errors_trailer' })

const style = (label: () => string, name: StyleField) =>
  field(
    label,
    z.string().refine((value) => isStoredTags(name, value), { error: 'studio_errors_unreadable' }),
    '',
  )

const isSamePrice = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && parsePrice(a) === parsePrice(b)

export const details = rowKind({
  name: 'details',
  list: 'details',
  label: m.studio_tab_details,
  nameField: 'title',
  tab: 'details',
  adventures: kinds,
  ...onlyRow,
  fields: {
    title: requiredWords(m.studio_field_title, 200),
    description: words(m.studio_field_description, 5_000, { long: true }),
    category: field(m.studio_field_category, categorySchema as z.ZodType<Category>),
    difficulty: whole(m.studio_field_difficulty, [1, 5], 3),
    /** In dollars, with a decimal point or comma. */
    price: { ...field(m.studio_field_price, priceText, '0'), alike: isSamePrice },
    recommendedPlayers: field(m.studio_field_players, players, ''),
    accessibilityTags: field<string[]>(m.studio_field_accessibility, setOf(accessibilityTags), []),
    contentWarnings: field<string[]>(m.studio_field_warnings, setOf(contentWarnings), []),
    trailerUrl: field(m.studio_field_trailer, trailer, ''),
    /** Always contains the primary language. */
    languages: field<Locale[]>(m.studio_field_languages, setOf(['en', 'fr']).min(1), ['en']),
    roomSceneIds: references(m.studio_field_rooms, mostRooms, ['scene']),
    coverAssetId: file(m.studio_cover_label, 'picture'),
    imageDescription: note(m.studio_field_image_description, 2_000, {
      hint: m.studio_field_image_description_hint,
      optional: true,
    }),
    photographyStyle: style(m.studio_style_photography, 'photographyStyle'),
    lightingStyle: style(m.studio_style_lighting, 'lightingStyle'),
    artStyle: style(m.studio_style_art, 'artStyle'),
    atmosphereStyle: style(m.studio_style_atmosphere, 'atmosphereStyle'),
    compositionStyle: style(m.studio_style_composition, 'compositionStyle'),
    customAiPrompt: note(m.studio_style_prompt, 2_000, { hint: m.studio_style_prompt_hint, optional: true }),
    textsByModel: yesNo(m.studio_origin_texts),
    asksOthers: { ...yesNo(m.studio_field_asks_others), start: true },
  },
  settle: (row, before) => {
    const { kind, category, recommendedPlayers, languages, primaryLanguage } = row as DetailsRow
    const isNew = (name: keyof DetailsRow) => row[name] !== before?.[name]
    if (isNew('category') && !isCategoryOf(kind, category)) return invalid('category', 'studio_errors_category')
    if (isNew('recommendedPlayers') && recommendedPlayers && !playerRanges[kind].includes(recommendedPlayers))
      return invalid('recommendedPlayers', 'studio_errors_players')
    if (!languages.includes(primaryLanguage)) return invalid('languages', 'studio_errors_language')
    const refusal = unlistable(row as DetailsRow)
    return refusal ? { refusal } : { row }
  },
})

export type DetailsRow = RowOf<typeof details> & { kind: Kind; status: Status; primaryLanguage: Locale }
