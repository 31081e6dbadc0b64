import { apply } from '#app/features/studio/draft/apply.ts'
import type { Changes } from '#app/features/studio/draft/changes.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import type { Change, Command } from '#app/features/studio/draft/command.schema.ts'
import { findRow } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { isStoredAlike } from '#app/features/studio/draft/stored-value.ts'
import { heldOfThese } from '#app/features/studio/draft/three-way.ts'
import { asSeen } from './as-seen.ts'
import { newEntry, pause, question, unsavedOf, withEdit, withQuestion } from './log.ts'
import type { Log } from './log.ts'

const backwards = (change: Change): Change => ({ ...change, fields: change.was, was: change.fields })

/** What takes changes back that somebody typed: what cannot be read yet goes back as it was typed. */
export const undoOf = (changes: readonly Change[], draft: Draft): Command[] =>
  changes.map((change) => {
    const done = apply(draft, change, { force: true })
    return 'refusal' in done ? backwards(change) : done.inverse
  })

export const nothingIn = (command: Command): boolean => singlesOf(command).length === 0

/**
 * Goes one step back, or forth again: as far as what it took its way from still stands. What somebody else has changed
 * is asked about, and what cannot be done any more is passed over.
 * @param undo the commands of the step
 * @param draft as its author sees it
 * @param now in ms
 * @returns `back`: the way there again
 */
export function stepBack(undo: readonly Command[], draft: Draft, log: Log, now: number): { log: Log; back: Command[] } {
  const back: Command[] = []
  let [shown, next] = [draft, log]
  for (const each of undo) {
    const command = asSeen(each, shown)
    const done = apply(shown, command)
    const isInvalid = 'refusal' in done && done.refusal.reason === 'invalid'
    const name = nameIn(command, shown, 'refusal' in done ? shown : done.draft)
    // what could not be read was never on the draft: it is taken back, or typed again, in the log alone
    if (command.op === 'change' && (isInvalid || isUnread(command, shown, next))) {
      next = withEdit(next, command, name, now + pause)
      back.unshift(backwards(command))
      continue
    }
    if ('refusal' in done) continue
    const changes = done.work.touched().length > 0
    if (changes && command.op === 'change' && done.asked.length === 0) next = withEdit(next, command, name, now + pause)
    else if (changes) next = [...next, newEntry(command, name, now)]
    else next = done.asked.reduce<Log>((all, asked) => withQuestion(all, question(asked, name)), next)
    shown = done.draft
    back.unshift(done.inverse)
  }
  return { log: next, back }
}

/** Whether the fields of a change still hold, in the log, what it takes back, and the draft does not. */
function isUnread({ id, fields, was }: Change, draft: Draft, log: Log): boolean {
  const row = findRow(draft, id)?.row
  const holds = (values: Changes) => isStoredAlike(heldOfThese(values, fields), heldOfThese(was, fields))
  return row !== undefined && !holds(row) && holds(unsavedOf(log, id))
}

/** What a command is about, in the first of these drafts in which that has a name. */
export function nameIn(command: Command, ...drafts: readonly Draft[]): string {
  const [single] = singlesOf(command)
  const id = single && ('ids' in single ? single.ids[0] : single.id)
  return id ? nameOf(id, ...drafts) : ''
}

export function nameOf(id: string, ...drafts: readonly Draft[]): string {
  const rows = drafts.map((draft) => findRow(draft, id)?.row)
  return rows.map((row) => String(row?.name ?? row?.title ?? row?.nodeId ?? '')).find((name) => name !== '') ?? ''
}
