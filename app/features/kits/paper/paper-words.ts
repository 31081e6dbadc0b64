import type { PrintPicture } from '#app/features/puzzles/contract/puzzle-print.ts'
import type { EveningDetails } from './evening-details.schema.ts'
import type { PaperChoice } from './paper-choice.schema.ts'

/** About the kit that is printed. */
export type AboutKit = {
  /** In the language of the print. */
  title: string
  /** Four letters and digits that distinguish this kit's sheets from another's. */
  code: string
  /** Version of the edition; `draft` before there is one. */
  version: string
  /** The page for reading hints on a phone; null if there is none. */
  hintsAddress: string | null
  /** False on an installation that only its own computer can reach, where a QR code would lead nowhere. */
  isReachable: boolean
  /** For somebody who may have only what anybody may see before buying. */
  isOpen: boolean
}

/** Everything that pages are composed from, besides the document. */
export type Composing = {
  about: AboutKit
  choice: PaperChoice
  details: EveningDetails
  /** By asset id, by address for pictures of puzzles, or by `coverPicture`. */
  pictures: ReadonlyMap<string, PrintPicture>
}

export const pictureOf = ({ pictures }: Composing, id: string | null): PrintPicture | null =>
  (id !== null && pictures.get(id)) || null

/** The cover, which is no part of the document. */
export const coverPicture = 'cover'
