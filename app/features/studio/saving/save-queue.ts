/** What an author typed or dragged and the server has not yet; keys are the fields of the change command. */
export type Changes = Record<string, unknown>

/**
 * - `dirty`: waits for its pause in typing to be over
 * - `sending`: under way; what is typed meanwhile waits in `pending`
 * - `lost`: the server was not reached or had no time; tried again by itself
 * - `conflict`: somebody else saved the row first; the author decides
 * - `refused`: the server did not take it; the next edit tries again
 */
export type RowStatus = 'dirty' | 'sending' | 'lost' | 'conflict' | 'refused'

export type QueuedRow = {
  status: RowStatus
  /** The version of the row that the changes start from. */
  version: number
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

/** The newer change wins field by field; translations language by language and field by field. */
export function mergeChanges(older: Changes, newer: Changes): Changes {
  if (!isRecord(older.translations) || !isRecord(newer.translations)) return { ...older, ...newer }
  const translations: Changes = { ...older.translations }
  for (const [language, fields] of Object.entries(newer.translations)) translations[language] = { ...(isRecord(translations[language]) ? translations[language] : {}), ...(isRecord(fields) ? fields : {}) }
  return { ...older, ...newer, translations }
}

const isRecord = (value: unknown): value is Changes => typeof value === 'object' && value !== null && !Array.isArray(value)

const put = (queue: SaveQueue, key: string, row: QueuedRow): SaveQueue => ({ ...queue, [key]: row })

/** Something was changed. `version` counts only for a row without unsaved changes: it is where they start from. */
export function edited(queue: SaveQueue, key: string, version: number, changes: Changes, now: number): SaveQueue {
  const row = queue[key]
  if (!row) return put(queue, key, { status: 'dirty', version, sending: null, pending: changes, dueAt: now + pause, losses: 0 })
  const pending = mergeChanges(row.pending, changes)
  const status = row.status === 'refused' ? 'dirty' : row.status
  // a lost row keeps its own time: typing must not hammer a server that is away
  return put(queue, key, { ...row, status, pending, dueAt: row.status === 'lost' ? row.dueAt : now + pause })
}

const waits = (row: QueuedRow): boolean => row.status === 'dirty' || row.status === 'lost'

/** The row to send now; null while one is under way, because the server takes one save of a draft after the other. */
export function nextDue(queue: SaveQueue, now: number): string | null {
  const rows = Object.entries(queue)
  if (rows.some(([, row]) => row.status === 'sending')) return null
  const due = rows.filter(([, row]) => waits(row) && row.dueAt <= now).toSorted(([, a], [, b]) => a.dueAt - b.dueAt)
  return due[0]?.[0] ?? null
}

/** When to look again, in ms; null when nothing waits. */
export function wakeAt(queue: SaveQueue): number | null {
  const times = Object.values(queue).filter(waits).map((row) => row.dueAt)
  return times.length === 0 ? null : Math.min(...times)
}

/** Everything that waits is due at once: Save Changes, or the connection is back. */
export const hurried = (queue: SaveQueue, now: number): SaveQueue =>
  Object.fromEntries(Object.entries(queue).map(([key, row]) => [key, waits(row) ? { ...row, dueAt: now } : row]))

const change = (queue: SaveQueue, key: string, next: (row: QueuedRow) => QueuedRow | null): SaveQueue => {
  const row = queue[key]
  if (!row) return queue
  const changed = next(row)
  if (changed) return put(queue, key, changed)
  const { [key]: _gone, ...rest } = queue
  return rest
}

export const started = (queue: SaveQueue, key: string): SaveQueue => change(queue, key, (row) => ({ ...row, status: 'sending', sending: row.pending, pending: {} }))

/** The server has what was sent; what was typed meanwhile starts from the version that it answered. */
export const saved = (queue: SaveQueue, key: string, version: number): SaveQueue =>
  change(queue, key, (row) => (Object.keys(row.pending).length === 0 ? null : { ...row, status: 'dirty', version, sending: null, losses: 0 }))

const back = (row: QueuedRow): Changes => mergeChanges(row.sending ?? {}, row.pending)

/** The server was not reached: kept, and tried again later. */
export const lost = (queue: SaveQueue, key: string, now: number): SaveQueue =>
  change(queue, key, (row) => ({ ...row, status: 'lost', sending: null, pending: back(row), losses: row.losses + 1, dueAt: now + backOff(row.losses + 1) }))

export const conflicted = (queue: SaveQueue, key: string): SaveQueue => change(queue, key, (row) => ({ ...row, status: 'conflict', sending: null, pending: back(row) }))

export const refused = (queue: SaveQueue, key: string): SaveQueue => change(queue, key, (row) => ({ ...row, status: 'refused', sending: null, pending: back(row) }))

/** "Keep mine": the same changes again, on top of the version that stands there now. */
export const kept = (queue: SaveQueue, key: string, version: number, now: number): SaveQueue => change(queue, key, (row) => ({ ...row, status: 'dirty', version, dueAt: now, losses: 0 }))

/** "Take theirs", or the row is gone. */
export const dropped = (queue: SaveQueue, key: string): SaveQueue => change(queue, key, () => null)

/** What is not saved yet of a row, to be drawn over it. */
export const unsavedOf = (queue: SaveQueue, key: string): Changes => (queue[key] ? back(queue[key]) : {})

export type SaveSummary = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused'

/** The state of the whole editor in one word; the one that asks most of the author wins. */
export function summaryOf(queue: SaveQueue): SaveSummary {
  const states = new Set(Object.values(queue).map((row) => row.status))
  if (states.has('conflict')) return 'conflict'
  if (states.has('refused')) return 'refused'
  if (states.has('lost')) return 'offline'
  if (states.has('sending')) return 'saving'
  return states.has('dirty') ? 'unsaved' : 'saved'
}

/** Whether anything is still on its way or about to be: what waits for an author's decision is not. */
export const isSettled = (queue: SaveQueue): boolean => Object.values(queue).every((row) => row.status === 'conflict' || row.status === 'refused' || row.status === 'lost')
