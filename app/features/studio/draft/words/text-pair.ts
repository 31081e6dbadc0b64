import type { StoodText } from '#app/features/puzzles/texts/puzzle-texts.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Locale } from '#app/i18n/locale.ts'

export type TextLanguages = { primary: Locale; other: Locale }

export type Side = 'primary' | 'other'

export type TextPair = {
  path: string
  label: () => string
  primary: string
  other: string
  /** Shows the primary language's words, because the whole list is translated at once. */
  copied: boolean
  shared: boolean
  /** In characters; with `lines`, the limit of each line. */
  longest: number
  lines: boolean
  long: boolean
  required: boolean
  /** For texts that share an object: recorded when typing begins, passed to `write` with each keystroke. */
  stood?: StoodText
  write: (side: Side, text: string, stood?: StoodText) => Changes
}
