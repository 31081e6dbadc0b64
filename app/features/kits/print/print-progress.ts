import type { ErrorCode } from '#app/shared/app-error.ts'

/** `before`: how many kits are set first. */
export type PrintProgress =
  | { stage: 'waiting'; before: number }
  | { stage: 'pictures'; done: number; all: number }
  | { stage: 'setting'; part: number; parts: number }

/** `busy`: too many wait. `failed`: our fault. */
export const printFailures = ['busy', 'failed'] as const
export type PrintFailure = (typeof printFailures)[number]

/** A line each; after `ready` the file follows, byte by byte. */
export type PrintLine =
  | PrintProgress
  | { stage: 'ready'; name: string; type: string }
  | { stage: 'refused'; why: PrintFailure }
  | { stage: 'refused'; code: ErrorCode }

/** A part as the page shows it. `gone`: of the earlier print, and of no use now. */
export type ListedPart = {
  id: string
  title: string
  reader: 'anyone' | 'host' | 'guest' | 'players' | 'sealed'
  minutesToCut: number
  change: 'same' | 'changed' | 'new' | 'gone'
  /** Of a part whose sheets stand alone: those that changed, counted from 0, and how many there are. */
  again: readonly number[] | null
  sheets: number
}
