import type { SubmissionResult } from '@conform-to/react'

/** A message that may not have reached us: the form says so and keeps what was typed. */
export const unanswered: SubmissionResult = { status: 'error', error: { '': ['unanswered'] } }
