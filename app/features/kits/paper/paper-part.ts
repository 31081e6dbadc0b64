import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'

/** Whom a part is for. `anyone` may see it before buying; `sealed`: nobody may open it before its time. */
const partReaders = ['anyone', 'host', 'guest', 'players', 'sealed'] as const
export type PartReader = (typeof partReaders)[number]

/** Some pages of a kit that belong together: a booklet, a deck of cards, the solution. */
export type PaperPart = {
  /** Unique in its kit, in ASCII letters: the name of its file. */
  id: string
  /** The title on the contents page, in the language of the print; gives nothing away. */
  title: string
  reader: PartReader
  /** The file in `paper/templates` that draws the part from `data`. */
  template: string
  data: JsonObject
  /** Set if each entry fills a sheet of paper, front and back, so that a changed sheet can be printed alone. */
  sheets?: readonly JsonObject[]
  /** Time for one person to cut and fold it. */
  minutesToCut: number
  /** Who plays the guest whose part it is, if the host has said so. */
  person?: string
  /** A file to read on a screen, which takes no paper. */
  isSent?: boolean
}

/** What to typeset of a part: all of it, or these sheets, counted from 0. */
export type Piece = { id: string; only: readonly number[] | null }
