import type { Asked } from '#app/features/studio/draft/apply.ts'
import { mergeChanges, withoutThose } from '#app/features/studio/draft/changes.ts'
import type { Changes } from '#app/features/studio/draft/changes.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import type { Change, Command, Single } from '#app/features/studio/draft/command.schema.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { kindOf } from '#app/features/studio/draft/rows/index.ts'
import type { CommandAnswer } from '#app/features/studio/draft/taken.ts'
import { startedFrom } from '#app/features/studio/draft/three-way.ts'
import type { Collision } from '#app/features/studio/draft/three-way.ts'
import { newId } from '#app/shared/ids.ts'
import { asSeen } from './as-seen.ts'

/**
 * - `waiting`: not sent yet; more may be typed into it
 * - `sending`: under way
 * - `lost`: sent, and no answer came; it may have been carried out, and is sent again as it is
 * - `refused`: the server did not take it; its author tries again or lets it go
 * - `asked`: somebody else changed the same fields; its author decides
 */
export type EntryStatus = 'waiting' | 'sending' | 'lost' | 'refused' | 'asked'

/** A command that the server has not confirmed. */
export type Entry = {
  /** The server carries out each id once. */
  id: string
  command: Command
  /** What its rows were called when it was given. */
  name: string
  status: EntryStatus
  /** In ms of the clock that the caller passes. */
  dueAt: number
  why: Refusal | null
  collisions: readonly Collision[]
}

/** In the order in which they were given and are sent. Pure: the caller has the clock and the wire. */
export type Log = readonly Entry[]

/** The pause in typing after which a change is sent, in ms. */
export const pause = 800

export const newEntry = (command: Command, name: string, dueAt: number, id = newId()): Entry => ({
  id,
  command,
  name,
  status: 'waiting',
  dueAt,
  why: null,
  collisions: [],
})

const isChangeOf = (command: Command, row: string): command is Change => command.op === 'change' && command.id === row

/**
 * The log with a change of fields that was typed or dragged: joined to what waits of the row already, unless rows were
 * made or removed since. What was refused of the row is answered by it; of what is asked about, the question is about
 * what stands there now.
 */
export function withEdit(log: Log, change: Change, name: string, dueAt: number): Log {
  const { left, log: asked } = answeredBy(log, change)
  if (Object.keys(left).length === 0) return asked
  const entry = newEntry({ ...change, fields: left as Change['fields'] }, name, dueAt)
  const refused = refusedOf(asked, change.id)
  if (refused) return [...without(asked, refused), joined(refused, entry)]
  const at = asked.findLastIndex(({ command, status }) => isChangeOf(command, change.id) && status === 'waiting')
  if (at < 0 || !canJoin(asked.slice(at), change)) return [...asked, entry]
  return asked.with(at, { ...joined(asked[at]!, entry), id: asked[at]!.id })
}

/**
 * Whether a change makes the same of the draft when it is done with the first of these entries as when it is done after
 * the last.
 */
const canJoin = ([first, ...rest]: Log, change: Change): boolean =>
  !isWide(change) &&
  !isWide(first!.command) &&
  rest
    .filter(({ status }) => status !== 'asked' && status !== 'refused')
    .every(({ command }) => command.op === 'change' && command.id !== change.id && !isWide(command))

const isWide = (command: Command): boolean =>
  command.op === 'change' && (kindOf(command.kind).wide ?? []).some((name) => name in command.fields)

const without = (log: Log, entry: Entry): Log => log.filter((each) => each !== entry)

const refusedOf = (log: Log, row: string): Entry | undefined =>
  log.find(({ command, status }) => status === 'refused' && isChangeOf(command, row))

/** One change of a row of two, as the later entry. */
const joined = ({ command: older }: Entry, { command: newer, ...entry }: Entry): Entry =>
  older.op === 'change' && newer.op === 'change'
    ? { ...entry, command: { ...newer, ...onTop(older, newer) } }
    : { ...entry, command: newer }

const onTop = (older: Change, newer: Pick<Change, 'fields' | 'was'>): Pick<Change, 'fields' | 'was'> => ({
  fields: mergeChanges(older.fields, newer.fields) as Change['fields'],
  was: startedFrom(older.was, newer.was) as Change['was'],
})

/**
 * The log with what a dialog or a button asks for. When that writes a row of which something was refused, the rest of
 * this is tried again behind it.
 */
export function withCommand(log: Log, entry: Entry): Log {
  const { command } = entry
  const refused = command.op === 'change' ? refusedOf(log, command.id) : undefined
  if (!refused || command.op !== 'change' || refused.command.op !== 'change') return [...log, entry]
  const fields = withoutThose(refused.command.fields, command.fields) as Change['fields']
  const rest = newEntry({ ...refused.command, fields }, refused.name, entry.dueAt)
  // what was refused never stood there
  const first = { ...entry, command: { ...command, was: onTop(refused.command, command).was } }
  return [...without(log, refused), first, ...(Object.keys(fields).length > 0 ? [rest] : [])]
}

/** The questions with what their author has written of them since. @returns `left`, what no question is about */
function answeredBy(log: Log, change: Change): { left: Changes; log: Log } {
  const isAhead = ({ command, status }: Entry) =>
    isChangeOf(command, change.id) && (status === 'sending' || status === 'lost')
  // what was typed before it, and may be asked about as well, comes first
  if (log.some(isAhead)) return { left: change.fields, log }
  let left: Changes = change.fields
  const next = log.map((entry) => {
    if (entry.status !== 'asked' || !isChangeOf(entry.command, change.id)) return entry
    const others = withoutThose(left, entry.command.fields)
    const about = withoutThose(left, others)
    left = others
    if (Object.keys(about).length === 0) return entry
    return {
      ...entry,
      command: { ...entry.command, fields: mergeChanges(entry.command.fields, about) as Change['fields'] },
    }
  })
  return { left, log: next }
}

const rowsMadeBy = (command: Command): string[] =>
  singlesOf(command).flatMap((single) => (single.op === 'create' ? [single.id] : []))

const namesOf = (single: Single): readonly unknown[] => {
  const ids = 'ids' in single ? single.ids : [single.id]
  const parent = 'parent' in single ? [single.parent] : []
  return 'fields' in single ? [...ids, ...parent, single.fields['targetId']] : [...ids, ...parent]
}

/**
 * The entries that cannot be sent as things stand: what has to do with a row whose making was refused, and what was
 * changed after that.
 */
export function heldUp(log: Log): ReadonlySet<Entry> {
  const unmade = new Set<unknown>(
    log.flatMap(({ status, command }) => (status === 'refused' ? rowsMadeBy(command) : [])),
  )
  if (unmade.size === 0) return new Set()
  const [held, changed] = [new Set<Entry>(), new Set<string>()]
  for (const entry of log) {
    if (entry.status === 'refused' || entry.status === 'asked') continue
    const singles = singlesOf(entry.command)
    const isHeld = singles.some((single) => namesOf(single).some((name) => unmade.has(name)))
    if (!isHeld && !rowsChangedBy(entry.command).some((row) => changed.has(row))) continue
    held.add(entry)
    for (const row of rowsMadeBy(entry.command)) unmade.add(row)
    for (const row of rowsChangedBy(entry.command)) changed.add(row)
  }
  return held
}

const rowsChangedBy = (command: Command): string[] =>
  singlesOf(command).flatMap((single) => (single.op === 'change' ? [single.id] : []))

/**
 * What can be sent, in order. A change of a row waits for the answer to an earlier one: it starts from what becomes of
 * that.
 */
export function sendable(log: Log): Entry[] {
  const held = heldUp(log)
  const all = log.filter((entry) => (entry.status === 'waiting' || entry.status === 'lost') && !held.has(entry))
  const changed = new Set<string>()
  const end = all.findIndex(({ command }) => {
    const rows = rowsChangedBy(command)
    const isLater = rows.some((row) => changed.has(row))
    for (const row of rows) changed.add(row)
    return isLater
  })
  return end < 0 ? all : all.slice(0, end)
}

/** When to send, in ms; null when nothing waits. */
export function dueAt(log: Log): number | null {
  const times = sendable(log).map((entry) => entry.dueAt)
  return times.length === 0 ? null : Math.min(...times)
}

export const withStatus = (log: Log, ids: ReadonlySet<string>, change: Partial<Entry>): Log =>
  log.map((entry) => (ids.has(entry.id) ? { ...entry, ...change } : entry))

/** Everything that waits is due at once: Save Changes, or the connection is back. */
export const hurried = (log: Log, now: number): Log =>
  log.some((entry) => entry.dueAt > now) ? log.map((entry) => ({ ...entry, dueAt: Math.min(entry.dueAt, now) })) : log

/** The log once the server has answered. */
export function answered(log: Log, answers: readonly CommandAnswer[]): Log {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  const taken = log.filter(({ id }) => byId.get(id)?.status === 'taken')
  const gone = new Set(taken.flatMap(({ command }) => singlesOf(command).flatMap(rowsRemovedBy)))
  return log
    .flatMap((entry): Entry[] => {
      const answer = byId.get(entry.id)
      // who removes a row has nothing to decide of it any more
      if (!answer) return isOpen(entry) && entry.command.op === 'change' && gone.has(entry.command.id) ? [] : [entry]
      if (answer.status === 'refused') return [{ ...entry, status: 'refused', why: answer.refusal }]
      return answer.asked.map((asked) => question(asked, entry.name))
    })
    .reduce<Log>(settledInto, [])
}

const rowsRemovedBy = (single: Single): string[] =>
  single.op === 'remove' ? [...single.ids, ...Object.keys(single.was ?? {})] : []

const isOpen = ({ status }: Entry): boolean => status === 'asked' || status === 'refused'

/**
 * What is asked about fields that somebody else changed too: a change that is not sent before its author has decided.
 */
export function question({ kind, id, collisions }: Asked, name: string): Entry {
  const fields = collisions.reduce<Changes>((all, { mine }) => mergeChanges(all, mine), {}) as Change['fields']
  // of what it started from nothing is known, so that it is asked again whenever it is sent undecided
  return { ...newEntry({ op: 'change', kind, id, fields, was: {} }, name, 0), status: 'asked', collisions }
}

/**
 * What was typed into fields since they were sent belongs to the question about them; what was refused goes along with
 * it once more.
 */
function settledInto(log: Log, entry: Entry): Log {
  const { command, status } = entry
  if (command.op !== 'change') return [...log, entry]
  if (status === 'asked') return withQuestion(log, entry)
  if (status !== 'waiting') return [...log, entry]
  const { left, log: asked } = answeredBy(log, command)
  if (Object.keys(left).length === 0) return asked
  const later =
    left === command.fields ? entry : { ...entry, command: { ...command, fields: left as Change['fields'] } }
  const refused = refusedOf(asked, command.id)
  return refused ? [...without(asked, refused), { ...joined(refused, later), id: newId() }] : [...asked, later]
}

/** One question a row: of what is asked once more the newer is asked. */
export function withQuestion(log: Log, entry: Entry): Log {
  const { command, collisions } = entry
  const older = log.find(
    (each) => each.status === 'asked' && each.command.op === 'change' && isSameRow(each.command, command),
  )
  if (!older) return [...log, entry]
  const { fields } = command as Change
  const rest = older.collisions.flatMap(({ mine, theirs }): Collision[] => {
    const left = { mine: withoutThose(mine, fields), theirs: withoutThose(theirs, fields) }
    return Object.keys(left.mine).length > 0 ? [left] : []
  })
  return log.map((each) => (each === older ? { ...joined(older, entry), collisions: [...rest, ...collisions] } : each))
}

const isSameRow = (one: Change, other: Command): boolean => other.op === 'change' && other.id === one.id

/**
 * The author has decided: what is left of their fields is sent, on top of theirs.
 * @param theirs the collisions where the others' version stays
 */
export function decided(log: Log, id: string, theirs: readonly Collision[], now: number): Log {
  return log.flatMap((entry): Entry[] => {
    if (entry.id !== id || entry.command.op !== 'change') return [entry]
    const fields = theirs.reduce((left, each) => withoutThose(left, each.mine), entry.command.fields as Changes)
    if (Object.keys(fields).length === 0) return []
    const was = entry.collisions.reduce<Changes>((all, each) => mergeChanges(all, each.theirs), {})
    const command = { ...entry.command, fields: fields as Change['fields'], was: was as Change['was'] }
    return [newEntry(command, entry.name, now)]
  })
}

/** It is tried once more, as another command: its author has seen the draft as it is. */
export const again = (log: Log, id: string, now: number, draft: Draft): Log =>
  log.map((entry) => (entry.id === id ? newEntry(asSeen(entry.command, draft), entry.name, now) : entry))

/**
 * An entry is let go, and with rows that it was to make everything that was to happen to them; nothing leads to these
 * any more.
 */
export function dropped(log: Log, id: string): Log {
  const at = log.findIndex((entry) => entry.id === id)
  const gone = new Set<unknown>(at < 0 ? [] : rowsMadeBy(log[at]!.command))
  return log.flatMap((entry, place) => {
    if (place === at) return []
    if (gone.size === 0 || place < at) return [entry]
    const left = singlesOf(entry.command).flatMap((single) => withoutRows(single, gone))
    if (left.length === 0) return []
    return [{ ...entry, command: left.length === 1 ? left[0]! : { op: 'batch', commands: left } }]
  })
}

function withoutRows(single: Single, gone: Set<unknown>): Single[] {
  if ('ids' in single) {
    const ids = single.ids.filter((id) => !gone.has(id))
    const inGone = 'parent' in single && gone.has(single.parent)
    return ids.length === 0 || inGone ? [] : [{ ...single, ids }]
  }
  if (gone.has(single.id) || ('parent' in single && gone.has(single.parent))) {
    gone.add(single.id)
    return []
  }
  return gone.has(single.fields['targetId']) ? [{ ...single, fields: { ...single.fields, targetId: null } }] : [single]
}

/** What is unsaved of a row: its fields as their author has them. */
export const unsavedOf = (log: Log, row: string): Changes =>
  log.reduce<Changes>((fields, { command }) => {
    const own = singlesOf(command).filter((single): single is Change => isChangeOf(single, row))
    return own.reduce((all, change) => mergeChanges(all, change.fields), fields)
  }, {})

/** The entry because of which a row is not as it should be: the one that asks most of its author. */
export function troubleOf(log: Log, row: string): Entry | undefined {
  const own = log.filter(({ command }) => singlesOf(command).some((single) => 'id' in single && single.id === row))
  return (
    own.find(({ status }) => status === 'asked') ??
    own.find(({ status }) => status === 'refused') ??
    own.find(({ status }) => status === 'lost')
  )
}

/**
 * The commands that are shown as done although the server has not confirmed them: what it refused to remove or to
 * arrange is not.
 */
export const shownCommands = (log: Log): Command[] =>
  log.flatMap(({ command, status }) => {
    if (status !== 'refused') return [command]
    return singlesOf(command).filter(({ op }) => op !== 'remove' && op !== 'arrange')
  })

export type SaveSummary = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused'

/** The state of the whole editor in one word; the one that asks most of the author wins. */
export function summaryOf(log: Log): SaveSummary {
  const states = new Set(log.map(({ status }) => status))
  if (states.has('asked')) return 'conflict'
  if (states.has('refused')) return 'refused'
  if (states.has('lost')) return 'offline'
  if (states.has('sending')) return 'saving'
  return states.size > 0 ? 'unsaved' : 'saved'
}
