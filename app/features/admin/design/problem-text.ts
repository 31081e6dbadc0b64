import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'

/** `isNew`: `add` in the form for new settings, `row` at an unchanged token, empty at a changed one. */
export type DesignAnswer = { intent: string; key: string; typed: string; isNew: string; problem: string }

const texts: Record<string, () => string> = {
  design_value: m.design_value,
  design_same: m.design_same,
  design_taken: m.design_taken,
}
const isCode = (problem: string): problem is ErrorCode =>
  problem !== 'unexpected' && Object.hasOwn(errorStatus, problem)

const failures: Record<string, () => string> = {
  delete: m.design_delete_failed,
  reset: m.design_reset_failed,
}

/** The message for what went wrong, or that saving, adding or deleting failed. */
export function designProblemText({ intent, isNew, problem }: DesignAnswer): string {
  if (Object.hasOwn(texts, problem)) return texts[problem]!()
  if (isCode(problem)) return errorText(problem)
  return (failures[intent] ?? (isNew !== '' ? m.design_create_failed : m.design_update_failed))()
}
