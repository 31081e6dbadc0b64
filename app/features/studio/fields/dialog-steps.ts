import { oneStepMs } from '#app/features/studio/draft/log/history.ts'
import type { DialogDraft } from './dialog-drafts.ts'

export type DialogStep = { before: DialogDraft; of: string; at: number }

const longest = 200

/** Pure. Quick successive changes of the same fields are one undo step, as in the editor. */
export function withStep(steps: readonly DialogStep[], before: DialogDraft, after: DialogDraft, now: number) {
  const changed = Object.keys({ ...before.changes, ...after.changes }).filter(
    (field) => before.changes[field] !== after.changes[field],
  )
  const of = changed.join(' ')
  const last = steps.at(-1)
  if (last && last.of === of && now - last.at < oneStepMs) return [...steps.slice(0, -1), { ...last, at: now }]
  return [...steps, { before, of, at: now }].slice(-longest)
}
