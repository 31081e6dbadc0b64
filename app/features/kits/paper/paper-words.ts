import type { PrintPicture } from '#app/features/puzzles/contract/puzzle-print.ts'
import { wordsIn } from '#app/features/kits/compile/words-in.ts'
import type { Worded } from '#app/features/rows/document.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { EveningDetails } from './evening-details.schema.ts'
import type { PaperChoice } from './paper-choice.schema.ts'

/** Of the kit that is printed. */
export type AboutKit = {
  /** In the language of the print. */
  title: string
  /** Four letters and digits that tell this kit's sheets from another's. */
  code: string
  /** Of the edition; `draft` before there is one. */
  version: string
  /** The primary one first. */
  languages: readonly Locale[]
  /** Where hints are read on a phone; null: there is no such page of it. */
  hintsAddress: string | null
  /** False on an installation that only this computer reaches: then a code would lead nowhere. */
  isReachable: boolean
}

/** What pages are composed of, beside the document. */
export type Composing = {
  about: AboutKit
  choice: PaperChoice
  details: EveningDetails
  /** By id of the asset, or by address for pictures of puzzles. */
  pictures: ReadonlyMap<string, PrintPicture>
}

/** A row's text in the language of the print; what has no translation stays in the primary language. */
export function saidOn({ about: { languages }, choice: { language } }: Composing) {
  const words = wordsIn(languages)
  return <Name extends string>(row: Worded & Record<Name, string>, name: Name): string =>
    textIn(words(row, name), language, languages[0] ?? language)
}

export type SaidOn = ReturnType<typeof saidOn>

export const pictureOf = ({ pictures }: Composing, id: string | null): PrintPicture | null =>
  (id !== null && pictures.get(id)) || null
