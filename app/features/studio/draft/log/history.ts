import { mergeChanges } from '#app/features/rows/changes.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import type { Change, Command, Single } from '#app/features/studio/draft/command.schema.ts'

export type Step = {
  undo: readonly Command[]
  /** Steps with the same name in quick succession are merged: a typed word, repeated nudges. */
  name: string
  at: number
  /** Merged however much later it comes. */
  isPart?: true
}

export type History = { done: readonly Step[]; undone: readonly Step[] }

export const emptyHistory: History = { done: [], undone: [] }

const longest = 200
/** Steps of the same name within this time, in ms, are merged. */
export const oneStepMs = 1_000

export function recorded(history: History, step: Step): History {
  const last = history.done.at(-1)
  if (last && last.name === step.name && (step.isPart || step.at - last.at < oneStepMs)) {
    const undo = [...joined(last.undo, step.undo)]
    return { done: [...history.done.slice(0, -1), { ...step, undo }], undone: [] }
  }
  return { done: [...history.done, step].slice(-longest), undone: [] }
}

/** Completes the last step: nothing that follows is merged into it, however quickly it comes. */
export function completed(history: History): History {
  const last = history.done.at(-1)
  return last ? { ...history, done: [...history.done.slice(0, -1), { ...last, at: -Infinity }] } : history
}

/** Without what undoes a command that came to nothing. */
export const without = (history: History, undo: Command): History => ({
  ...history,
  done: history.done.flatMap((step) => {
    const left = step.undo.filter((each) => each !== undo)
    return left.length > 0 ? [{ ...step, undo: left }] : []
  }),
})

function joined(older: readonly Command[], newer: readonly Command[]): Single[] {
  const changes = new Map<string, Change>()
  const rest: Single[] = []
  for (const single of [...older, ...newer].flatMap(singlesOf)) {
    if (single.op !== 'change') {
      rest.push(single)
      continue
    }
    const known = changes.get(single.id)
    changes.set(
      single.id,
      known
        ? {
            ...single,
            fields: mergeChanges(single.fields, known.fields) as Change['fields'],
            was: mergeChanges(known.was, single.was) as Change['was'],
          }
        : single,
    )
  }
  return [...changes.values(), ...rest]
}
