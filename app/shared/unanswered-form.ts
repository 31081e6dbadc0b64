import type { SubmissionResult } from '@conform-to/react'

/**
 * What a form shows when no answer to it came, or one that was given before the form was looked at: it stays as it was typed, with
 * the reason above it.
 * @param error what sending threw: an answer of ours with a code in `data`, or whatever else went wrong
 * @param otherwise the code for a form that may not have reached us at all
 */
export function unansweredForm(error: unknown, otherwise = 'unexpected'): SubmissionResult {
  const told =
    typeof error === 'object' && error !== null && 'data' in error
      ? (error.data as { error?: { code?: unknown } } | null)?.error?.code
      : undefined
  return { status: 'error', error: { '': [typeof told === 'string' ? told : otherwise] } }
}
