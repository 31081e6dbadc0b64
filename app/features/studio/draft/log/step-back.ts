import { applyCommand } from '#app/features/studio/draft/apply-command.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import type { Change, Command } from '#app/features/studio/draft/command.schema.ts'
import { findRow } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import { isStoredAlike } from '#app/features/rows/stored-value.ts'
import { heldOfThese } from '#app/features/studio/draft/three-way.ts'
import { asSeen } from './as-seen.ts'
import { newEntry, pause, question, unsavedOf, withEdit, withQuestion } from './log.ts'
import type { Log } from './log.ts'

const backwards = (change: Change): Change => ({ ...change, fields: change.was, was: change.fields })

/** The commands that undo typed changes; values that cannot be read yet are restored as they were typed. */
export function undoOf(changes: readonly Change[], draft: Draft): Command[] {
  const done = applyCommand(draft, batchOf(changes), { force: true })
  if (!('refusal' in done)) return [...singlesOf(done.inverse)]
  return changes.length === 1 ? changes.map(backwards) : changes.flatMap((change) => undoOf([change], draft))
}

export const nothingIn = (command: Command): boolean => singlesOf(command).length === 0

/** Raises a question where others made changes; keeps a row that cannot be recreated as refused; skips the rest.
 * @param draft as its author sees it @param now in ms @returns `back`: the commands that redo the step */
export function stepBack(undo: readonly Command[], draft: Draft, log: Log, now: number): { log: Log; back: Command[] } {
  const back: Command[] = []
  let [shown, next] = [draft, log]
  for (const each of undo) {
    const command = asSeen(each, shown)
    const done = applyCommand(shown, command)
    const isInvalid = 'refusal' in done && done.refusal.reason === 'invalid'
    const name = nameIn(command, shown, 'refusal' in done ? shown : done.draft)
    // an unreadable value was never on the draft, so it is undone or retyped in the log alone
    if (command.op === 'change' && (isInvalid || isUnread(command, shown, next))) {
      next = withEdit(next, command, name, now + pause)
      back.unshift(backwards(command))
      continue
    }
    if ('refusal' in done) {
      const makes = singlesOf(command).some(({ op }) => op === 'create')
      if (makes) next = [...next, { ...newEntry(command, name, now), status: 'refused', why: done.refusal }]
      continue
    }
    const changes = done.work.touched().length > 0
    if (changes && command.op === 'change' && done.asked.length === 0) next = withEdit(next, command, name, now + pause)
    else if (changes) next = [...next, newEntry(command, name, now)]
    else next = done.asked.reduce<Log>((all, asked) => withQuestion(all, question(asked, name)), next)
    shown = done.draft
    back.unshift(done.inverse)
  }
  return { log: next, back }
}

function isUnread({ id, fields, was }: Change, draft: Draft, log: Log): boolean {
  const row = findRow(draft, id)?.row
  const holds = (values: Changes) => isStoredAlike(heldOfThese(values, fields), heldOfThese(was, fields))
  return row !== undefined && !holds(row) && holds(unsavedOf(log, id))
}

export function nameIn(command: Command, ...drafts: readonly Draft[]): string {
  const [single] = singlesOf(command)
  const id = single && ('ids' in single ? single.ids[0] : single.id)
  return id ? nameOf(id, ...drafts) : ''
}

export function nameOf(id: string, ...drafts: readonly Draft[]): string {
  for (const draft of drafts) {
    const row = findRow(draft, id)?.row
    const name = String(row?.name ?? row?.title ?? row?.nodeId ?? '')
    if (name !== '') return name
  }
  return ''
}
