import { useState } from 'react'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'

type Feedback = PlayerViewProps['feedback']

export interface Verdict {
  /** Null: nothing was judged yet, or the answer has changed since. */
  kind: NonNullable<Feedback>['kind'] | null
  text: (texts: { wrong: () => string; tried: () => string }) => string
}

/** The verdict on the answer as it is now; the answer's next change ends it. @param answer compared by its content */
export function useVerdict(feedback: Feedback, answer: unknown): Verdict {
  const content = JSON.stringify(answer)
  const [known, setKnown] = useState<Judged>(() => ({ feedback, content }))
  const judged = nextJudged(known, feedback, content)
  if (judged !== known) setKnown(judged)
  const current = judged.content === null ? null : judged.feedback
  return {
    kind: current?.kind ?? null,
    text: ({ wrong, tried }) => (current ? (current.reply ?? (current.kind === 'tried' ? tried() : wrong())) : ''),
  }
}

interface Judged {
  feedback: Feedback
  /** Null once the answer has changed. */
  content: string | null
}

/** Pure. A verdict is about the answer that stands when it arrives; changing it back does not bring it again. */
export function nextJudged(before: Judged, feedback: Feedback, content: string): Judged {
  if (before.feedback !== feedback) return { feedback, content }
  return before.content === null || before.content === content ? before : { feedback, content: null }
}
