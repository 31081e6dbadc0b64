import { mergeChanges, withoutThose } from './changes.ts'
import type { Changes } from './changes.ts'
import { heldOf, startedFrom } from './three-way.ts'

/**
 * - `dirty`: waits for its pause in typing to be over
 * - `sending`: under way; what is typed meanwhile waits in `pending`
 * - `lost`: the server was not reached or had no time; tried again by itself
 * - `conflict`: somebody else saved the row first and changed the same fields; the author decides
 * - `refused`: the server did not take it; the next edit tries again
 */
export type RowStatus = 'dirty' | 'sending' | 'lost' | 'conflict' | 'refused'

export type QueuedRow = {
  status: RowStatus
  /** The version of the row that the changes start from. */
  version: number
  /** What the changed fields held when they were changed first; see `heldOf`. */
  base: Changes
  /** Where the changes go on from once the author has decided; until then nothing but the decision may bring them there. */
  theirs?: { version: number; base: Changes }
  sending: Changes | null
  pending: Changes
  /** In ms of the clock that the caller passes. */
  dueAt: number
  /** Times that it was lost in a row. */
  losses: number
}

/** The rows with unsaved changes, by key. A row that is saved is not in it. Pure: the caller has the clock and the wire. */
export type SaveQueue = Readonly<Record<string, QueuedRow>>

export const emptyQueue: SaveQueue = {}

/** The pause in typing after which a row is sent, in ms. */
export const pause = 800

/** How long to wait after the n-th loss in a row, in ms. */
export const backOff = (losses: number): number => Math.min(30_000, 1_000 * 2 ** (losses - 1))

/** Some fields of a row, the version of the row that they start from, and what they held in it. */
export type RowEdit = { row: string; version: number; base: Changes; changes: Changes }

/** A row as the server has it: the fields in the shape of its change command. */
export type Stand = { version: number; values: Changes }

/** Several rows in one go: hundreds of them must not copy the queue for each. */
function changeAll(
  queue: SaveQueue,
  keys: readonly string[],
  next: (row: QueuedRow | undefined, key: string) => QueuedRow | null | undefined,
): SaveQueue {
  const rows = new Map(Object.entries(queue))
  for (const key of keys) {
    const changed = next(rows.get(key), key)
    if (changed) rows.set(key, changed)
    else rows.delete(key)
  }
  return Object.fromEntries(rows)
}

/** Rows were changed. `version` counts only for a row without unsaved changes: it is where they start from. */
export function editedTogether(queue: SaveQueue, edits: readonly RowEdit[], now: number): SaveQueue {
  const byRow = new Map(edits.map((edit) => [edit.row, edit]))
  return changeAll(queue, [...byRow.keys()], (row, key) => {
    const { version, base, changes } = byRow.get(key)!
    if (!row) return { status: 'dirty', version, base, sending: null, pending: changes, dueAt: now + pause, losses: 0 }
    const status = row.status === 'refused' ? 'dirty' : row.status
    // a lost row keeps its own time: typing must not hammer a server that is away
    return {
      ...row,
      status,
      base: startedFrom(row.base, base),
      pending: mergeChanges(row.pending, changes),
      dueAt: row.status === 'lost' ? row.dueAt : now + pause,
    }
  })
}

/** One row was changed. */
export const edited = (
  queue: SaveQueue,
  row: string,
  version: number,
  changes: Changes,
  now: number,
  base: Changes = {},
): SaveQueue => editedTogether(queue, [{ row, version, base, changes }], now)

const waits = (row: QueuedRow): boolean => row.status === 'dirty' || row.status === 'lost'

/** The row to send now; null while one is under way, because the server takes one save of a draft after the other. */
export function nextDue(queue: SaveQueue, now: number): string | null {
  return Object.values(queue).some((row) => row.status === 'sending') ? null : (allDue(queue, now)[0] ?? null)
}

/** Every row that could be sent now, those that wait longest first. */
export const allDue = (queue: SaveQueue, now: number): string[] =>
  Object.entries(queue)
    .filter(([, row]) => waits(row) && row.dueAt <= now)
    .toSorted(([, a], [, b]) => a.dueAt - b.dueAt)
    .map(([key]) => key)

/** When to look again, in ms; null when nothing waits. */
export function wakeAt(queue: SaveQueue): number | null {
  const times = Object.values(queue)
    .filter(waits)
    .map((row) => row.dueAt)
  return times.length === 0 ? null : Math.min(...times)
}

/** Everything that waits is due at once: Save Changes, or the connection is back. */
export const hurried = (queue: SaveQueue, now: number): SaveQueue =>
  Object.fromEntries(Object.entries(queue).map(([key, row]) => [key, waits(row) ? { ...row, dueAt: now } : row]))

const change = (
  queue: SaveQueue,
  keys: readonly string[],
  next: (row: QueuedRow, key: string) => QueuedRow | null,
): SaveQueue => changeAll(queue, keys, (row, key) => row && next(row, key))

export const started = (queue: SaveQueue, keys: readonly string[]): SaveQueue =>
  change(queue, keys, (row) => ({ ...row, status: 'sending', sending: row.pending, pending: {} }))

/** The server has what was sent of these rows; what was typed meanwhile starts from what it answered. */
export const saved = (queue: SaveQueue, stands: Readonly<Record<string, Stand>>): SaveQueue =>
  change(queue, Object.keys(stands), (row, key) =>
    Object.keys(row.pending).length === 0 ? null : { ...onTopOf(stands[key]!, row, row.pending), status: 'dirty' },
  )

/** The changes of a row that start from it as the server has it now. */
const onTopOf = ({ version, values }: Stand, row: QueuedRow, pending: Changes): QueuedRow => ({
  ...row,
  version,
  base: heldOf(values, pending),
  sending: null,
  pending,
  losses: 0,
})

const back = (row: QueuedRow): Changes => mergeChanges(row.sending ?? {}, row.pending)

/** The server was not reached: kept, and tried again later. */
export const lost = (queue: SaveQueue, keys: readonly string[], now: number): SaveQueue =>
  change(queue, keys, (row) => ({
    ...row,
    status: 'lost',
    sending: null,
    pending: back(row),
    losses: row.losses + 1,
    dueAt: now + backOff(row.losses + 1),
  }))

/**
 * Changes of a dialog that the server could not be told of: they wait as what was lost on its way does. A conflict stays one. A dialog that was
 * opened before what waits already was brought onto a newer version has not seen that one: all of it starts from the older, so that the server asks.
 */
export function keptUnsent(queue: SaveQueue, edit: RowEdit, now: number): SaveQueue {
  const next = change(editedTogether(queue, [edit], now), [edit.row], (row) =>
    row.version > edit.version ? { ...row, version: edit.version } : row,
  )
  return next[edit.row]?.status === 'dirty' ? lost(next, [edit.row], now) : next
}

/** Sent together and not taken: they are sent again at once, each by itself. */
export const returned = (queue: SaveQueue, keys: readonly string[], now: number): SaveQueue =>
  change(queue, keys, (row) => ({ ...row, status: 'dirty', sending: null, pending: back(row), dueAt: now }))

/**
 * Somebody else saved the row first, and what was changed on both sides waits for the author. It starts from where it started: an editor
 * that is closed before the decision and opened again must be told of the conflict again.
 * @param pending what is left of the changes
 */
export const conflicted = (queue: SaveQueue, key: string, { version, values }: Stand, pending: Changes): SaveQueue =>
  change(queue, [key], (row) => ({
    ...row,
    status: 'conflict',
    theirs: { version, base: heldOf(values, pending) },
    sending: null,
    pending,
    losses: 0,
  }))

/** Somebody else saved the row first: what is left of the changes goes on, on top of theirs. */
export const rebased = (queue: SaveQueue, key: string, stand: Stand, pending: Changes, now: number): SaveQueue =>
  change(queue, [key], (row) =>
    Object.keys(pending).length === 0 ? null : { ...onTopOf(stand, row, pending), status: 'dirty', dueAt: now },
  )

export const refused = (queue: SaveQueue, key: string): SaveQueue =>
  change(queue, [key], (row) => ({ ...row, status: 'refused', sending: null, pending: back(row) }))

/**
 * A command of this page made new versions of rows: what waits goes on from there. What was refused gives way to what the command wrote
 * of the same row, and the rest of it is tried again. More than one version on, somebody else was there too: that conflict is shown.
 */
export const overtaken = (
  queue: SaveQueue,
  made: readonly (Stand & { row: string; changes: Changes })[],
  now: number,
): SaveQueue => {
  const byRow = new Map(made.map((edit) => [edit.row, edit]))
  return change(queue, [...byRow.keys()], (row, key) => {
    const { version, values, changes } = byRow.get(key)!
    if (row.status === 'conflict') return row
    const next = row.version + 1 === version ? { ...row, version, base: heldOf(values, back(row)) } : row
    if (row.status !== 'refused' || Object.keys(changes).length === 0) return next
    const pending = withoutThose(row.pending, changes)
    return Object.keys(pending).length === 0 ? null : { ...next, status: 'dirty', pending, dueAt: now }
  })
}

/** The author has decided: what is left of the changes is saved, on top of theirs. What was typed since starts from theirs already. */
export const decided = (queue: SaveQueue, key: string, pending: Changes, now: number): SaveQueue =>
  change(queue, [key], ({ theirs, ...row }) => {
    if (Object.keys(pending).length === 0) return null
    const from = theirs ? { version: theirs.version, base: startedFrom(theirs.base, row.base) } : {}
    return { ...row, ...from, status: 'dirty', pending, dueAt: now, losses: 0 }
  })

/** Rows are to be removed: what was changed of them is not sent, and nothing leads to them any more. */
export const without = (queue: SaveQueue, removed: ReadonlySet<string>): SaveQueue =>
  changeAll(queue, Object.keys(queue), (row, key) => {
    if (!row || removed.has(key)) return null
    return removed.has(String(row.pending.targetId)) ? { ...row, pending: { ...row.pending, targetId: null } } : row
  })

/** The row is gone. */
export const dropped = (queue: SaveQueue, key: string): SaveQueue => change(queue, [key], () => null)

/** What is not saved yet of a row, to be drawn over it. */
export const unsavedOf = (queue: SaveQueue, key: string): Changes => unsavedIn(queue[key])

/** The same of a row that is in hand. */
export const unsavedIn = (row: QueuedRow | undefined): Changes => (row ? back(row) : {})

export type SaveSummary = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused'

/** The state of the whole editor in one word; the one that asks most of the author wins. @param orders what is still to be made or removed */
export function summaryOf(queue: SaveQueue, orders: readonly { status: RowStatus | 'waiting' }[] = []): SaveSummary {
  const states = new Set([...Object.values(queue), ...orders].map(({ status }) => status))
  if (states.has('conflict')) return 'conflict'
  if (states.has('refused')) return 'refused'
  if (states.has('lost')) return 'offline'
  if (states.has('sending')) return 'saving'
  return states.size > 0 ? 'unsaved' : 'saved'
}

/** Whether anything is still on its way or about to be: what waits for an author's decision is not. */
export const isSettled = (queue: SaveQueue): boolean =>
  Object.values(queue).every((row) => row.status === 'conflict' || row.status === 'refused' || row.status === 'lost')
