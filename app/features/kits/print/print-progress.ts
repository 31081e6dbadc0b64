import type { ErrorCode } from '#app/shared/app-error.ts'

/** `before`: how many kits are ahead in the queue. */
export type PrintProgress =
  | { stage: 'waiting'; before: number }
  | { stage: 'pictures'; done: number; all: number }
  | { stage: 'setting'; part: number; parts: number }

/** `busy`: too many are waiting. `failed`: our fault. */
const printFailures = ['busy', 'failed'] as const
export type PrintFailure = (typeof printFailures)[number]

/** One per line; after `ready` come the bytes of the file. */
export type PrintLine =
  | PrintProgress
  | { stage: 'ready'; name: string; type: string }
  | { stage: 'refused'; why: PrintFailure }
  | { stage: 'refused'; code: ErrorCode }

/** What a part takes to print. `ink`: in pages of plain text; `sheets`: none of what is sent. */
export type PartSize = { pages: number; sheets: number; ink: number }

/** A part as the page shows it. `gone`: part of the earlier print, but no longer of use. */
export type ListedPart = {
  id: string
  title: string
  reader: 'anyone' | 'host' | 'guest' | 'players' | 'sealed'
  minutesToCut: number
  change: 'same' | 'changed' | 'new' | 'gone'
  /** For a part made of separate sheets: the changed ones, counted from 0, and below the number of all. */
  again: readonly number[] | null
  sheets: number
  isSent: boolean
}
