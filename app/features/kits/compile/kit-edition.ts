import type { Kind } from '#app/features/adventure/catalogue.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { CharacterRole, DinnerDocument } from '#app/features/kits/documents/dinner.ts'

/** Raised when a stored edition of a kit can no longer be read as it is. */
export const kitSchemaVersion = 1

export type PrintKind = Exclude<Kind, 'online-adventure'>

/** For which adventure, in which languages; the primary one first. */
export type KitFrame = { adventureId: string; languages: readonly [Locale, ...Locale[]] }

type KitHead = {
  schemaVersion: number
  adventureId: string
  primaryLanguage: Locale
  languages: readonly Locale[]
  theme: LocalText
  players: { fewest: number; most: number }
  minutes: number
}

/** What anybody may know of a dinner; its title is that of its details. */
export type DinnerPublic = KitHead & {
  kind: 'mystery-dinner'
  setting: LocalText
  timePeriod: LocalText
  recommendedGuests: number
  characters: readonly {
    id: string
    name: LocalText
    role: CharacterRole
    isOptional: boolean
    description: LocalText
    portraitAssetId: string | null
  }[]
  courses: readonly { name: LocalText; dish: LocalText; dietaryNotes: LocalText }[]
  contents: { guests: number; cards: number; clues: number; props: number }
}

export type DinnerSecrets = { schemaVersion: number; kind: 'mystery-dinner'; dinner: DinnerDocument }
