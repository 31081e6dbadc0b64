import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { mergeChanges } from './save-queue.ts'
import type { Changes } from './save-queue.ts'

/** One way through an edit: fields of a row, or a command made for the draft as it is when the step is taken. */
export type Step = { kind: 'edit'; row: string; changes: Changes } | { kind: 'command'; make: (draft: DraftView) => EditorRequest | null }

export type Entry = {
  undo: Step
  redo: Step
  /** Edits with the same name that follow one another quickly are one: a word typed, a thing nudged along. */
  name: string
  at: number
}

/** What was done and can be undone, and what was undone and can be done again; the last at the end. */
export type History = { done: readonly Entry[]; undone: readonly Entry[] }

export const emptyHistory: History = { done: [], undone: [] }

const longest = 200
/** Within this time, in ms, edits of one name are one. */
export const together = 1_000

/** Something was done; what had been undone is forgotten. */
export function recorded(history: History, entry: Entry): History {
  const last = history.done.at(-1)
  if (last && last.name === entry.name && entry.at - last.at < together && last.undo.kind === 'edit' && entry.undo.kind === 'edit') {
    return { done: [...history.done.slice(0, -1), { ...last, undo: mergedSteps(entry.undo, last.undo), redo: mergedSteps(last.redo, entry.redo), at: entry.at }], undone: [] }
  }
  return { done: [...history.done, entry].slice(-longest), undone: [] }
}

const mergedSteps = (older: Step, newer: Step): Step =>
  older.kind === 'edit' && newer.kind === 'edit' ? { ...newer, changes: mergeChanges(older.changes, newer.changes) } : newer

/** The step that takes the last thing back, and the history after it; null when there is none. */
export function undone(history: History): { step: Step; history: History } | null {
  const last = history.done.at(-1)
  return last ? { step: last.undo, history: { done: history.done.slice(0, -1), undone: [...history.undone, last] } } : null
}

/** The step that does the last undone thing again; null when there is none. */
export function redone(history: History): { step: Step; history: History } | null {
  const last = history.undone.at(-1)
  return last ? { step: last.redo, history: { done: [...history.done, last], undone: history.undone.slice(0, -1) } } : null
}
