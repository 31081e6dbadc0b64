import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { HiddenPuzzle } from './hidden-answers.ts'

/** A whole game in one file, which is played without a server. */
export type GameFile = {
  /** Names the place where a browser keeps the game: all files on a device may share one. */
  id: string
  document: EditionDocument
  /** Without the answers of what is in `hidden`. */
  secrets: EditionSecrets
  /** By puzzle. */
  hidden: Record<string, HiddenPuzzle>
  /** The addresses of its pictures and sounds by asset. */
  media: Record<string, string>
}

/** The id of the element that holds the game. */
export const gameElement = 'game'

/** Of the elements that hold its pictures and sounds: each one's address and type. */
export const fileAttributes = { address: 'data-file', type: 'data-type' } as const

/** Where the game is put into the built page. */
export const gamePlace = '<!--game-->'
