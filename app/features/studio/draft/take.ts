import type { Asked } from './apply-command.ts'
import { applyCommand, changedElsewhere } from './apply-command.ts'
import { singlesOf } from './command.schema.ts'
import type { Command, Single } from './command.schema.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { byId } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Refusal } from './refusal.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { CommandAnswer, RowsNow } from './taken.ts'
import { heldOfThese } from './three-way.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { rowsIn, Work } from './work.ts'
import type { Touched } from './work.ts'

/** In characters. Without a limit, many commands that conflict on one large field would make a huge answer. */
const mostAsked = 2_000_000

const sizeOf = (asked: readonly Asked[]): number => (asked.length === 0 ? 0 : JSON.stringify(asked).length)

export type Logged = { id: string; command: Command }

/** A conflict without the stored value, which is read anew for a repeated command. */
export type MineAsked = Omit<Asked, 'collisions'> & { mine: readonly Changes[] }

const withoutTheirs = ({ collisions, ...row }: Asked): MineAsked => ({
  ...row,
  mine: collisions.map(({ mine }) => mine),
})

const withTheirs = (draft: Draft, known: readonly MineAsked[]): readonly Asked[] =>
  known.flatMap(({ kind, id, mine }) => {
    const row = byId(draft.rows[kind]).get(id)
    return row ? [{ kind, id, collisions: mine.map((each) => ({ mine: each, theirs: heldOfThese(row, each) })) }] : []
  })

const beyondRole: { refusal: Refusal } = { refusal: { reason: 'role' } }

type Took = {
  draft: Draft
  touched: readonly Touched[]
  /** Stored, so that a repeated command gets the same answer. */
  done: ReadonlyMap<string, readonly MineAsked[]>
  answer: RowsNow & { results: readonly CommandAnswer[] }
}

/** A repeated command gets its first answer; a refused one does not stop the others. @param known earlier commands with
 * their conflicts @param isWithin whether a command is within its author's role @param objection a refusal that only
 * the server can find */
export async function takeAll(
  draft: Draft,
  known: ReadonlyMap<string, readonly MineAsked[]>,
  commands: readonly Logged[],
  isWithin: (command: Command) => boolean,
  objection: (touched: readonly Touched[]) => Promise<Refusal | null> | null = () => null,
): Promise<Took> {
  let now = draft
  const touched = new Map<string, Touched>()
  const named = new Set(commands.flatMap(({ command }) => singlesOf(command).flatMap((single) => idsIn(draft, single))))
  const done = new Map<string, readonly MineAsked[]>()
  const results: CommandAnswer[] = []
  let sizeOfAsked = 0
  for (const { id, command } of commands) {
    const before = known.get(id) ?? done.get(id)
    if (before) {
      // Its author never saw the answer, and the conflict can no longer be decided.
      if (before.some(({ kind, id: row }) => !byId(now.rows[kind]).has(row))) {
        results.push({ id, status: 'refused', refusal: { reason: 'gone' } })
        continue
      }
      const asked = sizeOfAsked > mostAsked ? [] : withTheirs(now, before)
      sizeOfAsked += sizeOf(asked)
      results.push({ id, status: 'taken', asked })
      continue
    }
    const applied = isWithin(command) ? applyCommand(now, command) : beyondRole
    if ('asked' in applied) sizeOfAsked += sizeOf(applied.asked)
    const refusal =
      'refusal' in applied
        ? applied.refusal
        : applied.asked.length > 0 && sizeOfAsked > mostAsked
          ? changedElsewhere
          : await objection(applied.work.touched())
    if (refusal) results.push({ id, status: 'refused', refusal })
    if (refusal || 'refusal' in applied) continue
    now = applied.draft
    done.set(id, applied.asked.map(withoutTheirs))
    results.push({ id, status: 'taken', asked: applied.asked })
    for (const each of applied.work.touched())
      touched.set(each.id, { ...each, before: touched.has(each.id) ? touched.get(each.id)!.before : each.before })
  }
  const changed = [...touched.values()].filter(({ before, after }) => before !== after)
  const answer = { results, ...rowsNow(now, new Set([...touched.keys(), ...named])) }
  return { draft: now, touched: changed, done, answer }
}

function idsIn(draft: Draft, single: Single): readonly string[] {
  if (single.op === 'change') return [single.id]
  if (single.op === 'remove')
    return [...single.ids, ...rowsIn(new Work(draft), single.kind, [...new Set(single.ids)]).map(({ row }) => row.id)]
  if (single.op === 'arrange') return single.ids
  const { parent } = kindOf(single.kind)
  const isParentGone = parent && single.parent && !byId(draft.rows[parent.kind]).has(single.parent)
  return isParentGone ? [single.id, single.parent!] : [single.id]
}

function rowsNow(draft: Draft, ids: ReadonlySet<string>): RowsNow {
  const rows: Partial<Record<KindName, RowsNow['rows'][KindName]>> = {}
  const missing = new Set(ids)
  const files = new Set<string>()
  for (const kind of kindNames) {
    const found = [...ids].flatMap((id) => byId(draft.rows[kind]).get(id) ?? [])
    if (found.length > 0) rows[kind] = found
    for (const row of found) {
      missing.delete(row.id)
      for (const [name, { file }] of Object.entries(kindOf(kind).fields))
        if (file && typeof row[name] === 'string') files.add(row[name])
    }
  }
  return { rows, removed: [...missing], files: [...files].flatMap((id) => draft.files[id] ?? []) }
}
