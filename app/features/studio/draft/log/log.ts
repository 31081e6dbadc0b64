import type { Asked } from '#app/features/studio/draft/apply-command.ts'
import { mergeChanges, withoutThose } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import type { Change, Command, Single } from '#app/features/studio/draft/command.schema.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { CommandAnswer } from '#app/features/studio/draft/taken.ts'
import { startedFrom } from '#app/features/studio/draft/three-way.ts'
import type { Collision } from '#app/features/studio/draft/three-way.ts'
import { newId } from '#app/shared/ids.ts'
import { asSeen } from './as-seen.ts'

/** `waiting`: may still grow. `lost`: no answer came; perhaps carried out, so it is resent unchanged. `refused`: its
 * author retries or drops it. `asked`: others changed the same fields; its author decides. */
export type EntryStatus = 'waiting' | 'sending' | 'lost' | 'refused' | 'asked'

export type Entry = {
  /** The server carries out each id only once. */
  id: string
  command: Command
  name: string
  status: EntryStatus
  /** In ms, on the clock that the caller uses. */
  dueAt: number
  why: Refusal | null
  collisions: readonly Collision[]
}

/** In the order in which they were given and are sent. Pure: the caller has the clock and the connection. */
export type Log = readonly Entry[]

/** The pause in typing after which a change is sent, in ms. */
export const pause = 800
/** With others in the draft, who see it within a second: after its first key, not after its last. */
export const pauseTogether = 350
/** Between two such saves: somebody who types on keeps within the limit of saves and of reloads by the others. */
export const betweenTogether = 1_100

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

/** Joins the row's waiting change, unless rows were made or removed since, and replaces its refused one. Where there is
 * a question about the row, the change updates the author's side of it. */
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

/** Changes of several rows, each as by `withEdit`. */
export function withEdits(log: Log, edits: readonly { change: Change; name: string }[], dueAt: number): Log {
  const known = new Set(log.flatMap(({ command }) => rowsChangedBy(command)))
  const fresh = edits.filter(({ change }) => !known.has(change.id))
  const joining = edits.filter(({ change }) => known.has(change.id))
  const entries = fresh.map(({ change, name }) => newEntry(change, name, dueAt))
  return [...joining.reduce((all, { change, name }) => withEdit(all, change, name, dueAt), log), ...entries]
}

/** Whether a change has the same result when joined to the first of these entries as after the last. */
const canJoin = ([first, ...rest]: Log, change: Change): boolean =>
  !isWide(change) &&
  !isWide(first!.command) &&
  rest
    .filter(({ status }) => status !== 'asked' && status !== 'refused')
    .every(({ command }) => command.op === 'change' && command.id !== change.id && !isWide(command))

const isWide = (command: Command): boolean =>
  command.op === 'change' && Object.keys(kindOf(command.kind).wide ?? {}).some((name) => name in command.fields)

const without = (log: Log, entry: Entry): Log => log.filter((each) => each !== entry)

const refusedOf = (log: Log, row: string): Entry | undefined =>
  log.find(({ command, status }) => status === 'refused' && isChangeOf(command, row))

const joined = ({ command: older }: Entry, { command: newer, ...entry }: Entry): Entry =>
  older.op === 'change' && newer.op === 'change'
    ? { ...entry, command: { ...newer, ...onTop(older, newer) } }
    : { ...entry, command: newer }

const onTop = (older: Change, newer: Pick<Change, 'fields' | 'was'>): Pick<Change, 'fields' | 'was'> => ({
  fields: mergeChanges(older.fields, newer.fields) as Change['fields'],
  was: startedFrom(older.was, newer.was) as Change['was'],
})

/** If it changes a row that has a refused change, the remaining fields of that are retried after it. */
export function withCommand(log: Log, entry: Entry): Log {
  const { command } = entry
  const refused = command.op === 'change' ? refusedOf(log, command.id) : undefined
  if (!refused || command.op !== 'change' || refused.command.op !== 'change') return [...log, entry]
  const fields = withoutThose(refused.command.fields, command.fields) as Change['fields']
  const rest = newEntry({ ...refused.command, fields }, refused.name, entry.dueAt)
  // the refused values were never on the server
  const first = { ...entry, command: { ...command, was: onTop(refused.command, command).was } }
  return [...without(log, refused), first, ...(Object.keys(fields).length > 0 ? [rest] : [])]
}

function answeredBy(log: Log, change: Change): { left: Changes; log: Log } {
  const isAhead = ({ command, status }: Entry) =>
    isChangeOf(command, change.id) && (status === 'sending' || status === 'lost')
  // an earlier change of the row, which may lead to a question as well, is answered first
  const isAsked = ({ command, status }: Entry) => status === 'asked' && isChangeOf(command, change.id)
  if (log.some(isAhead) || !log.some(isAsked)) return { left: change.fields, log }
  let left: Changes = change.fields
  const next = log.map((entry) => {
    if (!isAsked(entry) || entry.command.op !== 'change') return entry
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

const linkIn = ({ kind, fields }: Extract<Single, { op: 'create' | 'change' }>): unknown => {
  const { link } = kindOf(kind)
  return link && fields[link.field]
}

const namesOf = (single: Single): readonly unknown[] => {
  const ids = 'ids' in single ? single.ids : [single.id]
  const parent = 'parent' in single ? [single.parent] : []
  return 'fields' in single ? [...ids, ...parent, linkIn(single)] : [...ids, ...parent]
}

/** What refers to a row that could not be created cannot be sent, nor can later changes of the same rows. */
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

/** In order. A change waits for the answer to an earlier one of its row, since it starts from the result. */
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

export const hurried = (log: Log, now: number): Log =>
  log.some((entry) => entry.dueAt > now) ? log.map((entry) => ({ ...entry, dueAt: Math.min(entry.dueAt, now) })) : log

export function answered(log: Log, answers: readonly CommandAnswer[]): Log {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  const taken = log.filter(({ id }) => byId.get(id)?.status === 'taken')
  const gone = new Set(taken.flatMap(({ command }) => singlesOf(command).flatMap(rowsRemovedBy)))
  return log
    .flatMap((entry): Entry[] => {
      const answer = byId.get(entry.id)
      // after removing a row there is nothing left to decide about it
      if (!answer) return isOpen(entry) && entry.command.op === 'change' && gone.has(entry.command.id) ? [] : [entry]
      if (answer.status === 'refused') return [{ ...entry, status: 'refused', why: answer.refusal }]
      return answer.asked.map((asked) => question(asked, entry.name))
    })
    .reduce<Log>(settledInto, [])
}

const rowsRemovedBy = (single: Single): string[] =>
  single.op === 'remove' ? [...single.ids, ...Object.keys(single.was ?? {})] : []

const isOpen = ({ status }: Entry): boolean => status === 'asked' || status === 'refused'

/** Somebody else changed the same fields, so it is not sent until its author has decided. */
export function question({ kind, id, collisions }: Asked, name: string): Entry {
  const fields = collisions.reduce<Changes>((all, { mine }) => mergeChanges(all, mine), {}) as Change['fields']
  // `was` is unknown, so that the server asks again if it is sent before a decision
  return { ...newEntry({ op: 'change', kind, id, fields, was: {} }, name, 0), status: 'asked', collisions }
}

/** What was typed after the fields were sent joins the question; a refused change is sent along again. */
function settledInto(log: Log, entry: Entry): Log {
  const { command, status } = entry
  if (command.op !== 'change') return [...log, entry]
  if (status === 'asked') return withQuestion(log, entry)
  if (status !== 'waiting' && status !== 'lost') return [...log, entry]
  const { left, log: asked } = answeredBy(log, command)
  if (Object.keys(left).length === 0) return asked
  const later =
    left === command.fields ? entry : { ...entry, command: { ...command, fields: left as Change['fields'] } }
  const refused = refusedOf(asked, command.id)
  return refused ? [...without(asked, refused), { ...joined(refused, later), id: newId() }] : [...asked, later]
}

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

/** Sends the fields that remain on top of the others' version.
 * @param theirs collisions where the others' version stays */
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

/** Retries it as a new command: its author has now seen the current draft. */
export const again = (log: Log, id: string, now: number, draft: Draft): Log =>
  log.map((entry) => (entry.id === id ? newEntry(asSeen(entry.command, draft), entry.name, now) : entry))

/** Also drops everything that concerns the rows it would have created, and links to them. */
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
  const { link } = kindOf(single.kind)
  return link && gone.has(linkIn(single)) ? [{ ...single, fields: { ...single.fields, [link.field]: null } }] : [single]
}

export const unsavedOf = (log: Log, row: string): Changes =>
  log.reduce<Changes>((fields, { command }) => {
    const own = singlesOf(command).filter((single): single is Change => isChangeOf(single, row))
    return own.reduce((all, change) => mergeChanges(all, change.fields), fields)
  }, {})

const troubles: readonly Entry['status'][] = ['lost', 'refused', 'asked']
const troubledRows = new WeakMap<Log, ReadonlyMap<string, Entry>>()

/** The most serious trouble of a row. Computed once per log, since hundreds of rows ask. */
export function troubleOf(log: Log, row: string): Entry | undefined {
  let rows = troubledRows.get(log)
  if (!rows) troubledRows.set(log, (rows = findTroubles(log)))
  return rows.get(row)
}

function findTroubles(log: Log): Map<string, Entry> {
  const worst = new Map<string, Entry>()
  const rankOf = ({ status }: Entry): number => troubles.indexOf(status)
  for (const entry of log.filter(({ status }) => troubles.includes(status)))
    for (const single of singlesOf(entry.command)) {
      if (!('id' in single)) continue
      const known = worst.get(single.id)
      if (!known || rankOf(entry) > rankOf(known)) worst.set(single.id, entry)
    }
  return worst
}

/** Shown as if done though unconfirmed, except for a refused removal or arrangement. */
export const shownCommands = (log: Log): Command[] =>
  log.flatMap(({ command, status }) => {
    if (status !== 'refused') return [command]
    return singlesOf(command).filter(({ op }) => op !== 'remove' && op !== 'arrange')
  })

export type SaveSummary = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused'

export function summaryOf(log: Log): SaveSummary {
  const states = new Set(log.map(({ status }) => status))
  if (states.has('asked')) return 'conflict'
  if (states.has('refused')) return 'refused'
  if (states.has('lost')) return 'offline'
  if (states.has('sending')) return 'saving'
  return states.size > 0 ? 'unsaved' : 'saved'
}
