import type { SubmissionResult } from '@conform-to/react'

/** @param otherwise the code for a form that may never have reached us */
export function unansweredForm(error: unknown, otherwise = 'unexpected'): SubmissionResult {
  const told =
    typeof error === 'object' && error !== null && 'data' in error
      ? (error.data as { error?: { code?: unknown } } | null)?.error?.code
      : undefined
  return { status: 'error', error: { '': [typeof told === 'string' ? told : otherwise] } }
}
