import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { mergeChanges } from './changes.ts'
import type { Changes } from './changes.ts'

/** Makes a command for the draft as it is; null when there is nothing to be done. */
export type Make = (draft: DraftView) => EditorRequest | null

/** One way through an edit: fields of rows, by the rows' ids, or a command made for the draft as it is when the step is taken. */
export type Step = { kind: 'edit'; rows: Readonly<Record<string, Changes>> } | { kind: 'command'; make: Make }

export type Entry = {
  undo: Step
  redo: Step
  /** Edits with the same name that follow one another quickly are one: a word typed, a thing nudged along. */
  name: string
  at: number
}

/** A command that was done just now, and the one that takes it back. @param what its name, for who looks at the history */
export const commandEntry = (what: string, undo: Make, redo: Make): Entry => ({
  name: `${what} ${newId()}`,
  at: Date.now(),
  undo: { kind: 'command', make: undo },
  redo: { kind: 'command', make: redo },
})

/** What was done and can be undone, and what was undone and can be done again; the last at the end. */
export type History = { done: readonly Entry[]; undone: readonly Entry[] }

export const emptyHistory: History = { done: [], undone: [] }

const longest = 200
/** Within this time, in ms, edits of one name are one. */
export const together = 1_000

/** Something was done; what had been undone is forgotten. */
export function recorded(history: History, entry: Entry): History {
  const last = history.done.at(-1)
  if (
    last &&
    last.name === entry.name &&
    entry.at - last.at < together &&
    last.undo.kind === 'edit' &&
    entry.undo.kind === 'edit'
  ) {
    return {
      done: [
        ...history.done.slice(0, -1),
        { ...last, undo: mergedSteps(entry.undo, last.undo), redo: mergedSteps(last.redo, entry.redo), at: entry.at },
      ],
      undone: [],
    }
  }
  return { done: [...history.done, entry].slice(-longest), undone: [] }
}

/** What was done last is complete: nothing that follows is one with it, however quickly it comes. */
export function completed(history: History): History {
  const last = history.done.at(-1)
  return last ? { ...history, done: [...history.done.slice(0, -1), { ...last, at: -Infinity }] } : history
}

function mergedSteps(older: Step, newer: Step): Step {
  if (older.kind !== 'edit' || newer.kind !== 'edit') return newer
  const rows: Record<string, Changes> = { ...older.rows }
  for (const [row, changes] of Object.entries(newer.rows)) rows[row] = mergeChanges(rows[row] ?? {}, changes)
  return { kind: 'edit', rows }
}

/** A step, the history once it is taken, and the history when there was nothing to be done: without the step. */
export type Taken = { step: Step; history: History; without: History }

/** The step that takes the last thing back; null when there is none. */
export function undone(history: History): Taken | null {
  const last = history.done.at(-1)
  const without = { ...history, done: history.done.slice(0, -1) }
  return last ? { step: last.undo, history: { ...without, undone: [...history.undone, last] }, without } : null
}

/** The step that does the last undone thing again; null when there is none. */
export function redone(history: History): Taken | null {
  const last = history.undone.at(-1)
  const without = { ...history, undone: history.undone.slice(0, -1) }
  return last ? { step: last.redo, history: { ...without, done: [...history.done, last] }, without } : null
}
