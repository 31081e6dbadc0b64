import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'

/** Whom a part is for: `anyone` may see it before buying; `sealed`: opened when it is time, by nobody before. */
export const partReaders = ['anyone', 'host', 'guest', 'players', 'sealed'] as const
export type PartReader = (typeof partReaders)[number]

/** Some pages of a kit that belong together: a booklet, a deck of cards, the solution. */
export type PaperPart = {
  /** Unique in its kit, in plain letters: the name of its file. */
  id: string
  /** As on the contents page, in the language of the print; gives nothing away. */
  title: string
  reader: PartReader
  /** A file of `paper/templates` that draws it from `data`. */
  template: string
  data: JsonObject
  /** What stands on a sheet of paper each, front and back: then one that changes is printed without the others. */
  sheets?: readonly JsonObject[]
  /** To cut and fold it, for one pair of hands. */
  minutesToCut: number
}

/** What is set of a part: all of it, or these of its sheets, counted from 0. */
export type Piece = { id: string; only: readonly number[] | null }
