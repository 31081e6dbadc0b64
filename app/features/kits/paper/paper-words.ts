import type { PrintPicture } from '#app/features/puzzles/contract/puzzle-print.ts'
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

export const pictureOf = ({ pictures }: Composing, id: string | null): PrintPicture | null =>
  (id !== null && pictures.get(id)) || null
