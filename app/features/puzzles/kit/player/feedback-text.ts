import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'

/** What is said of the last answer: the author's reply, or the type's words for a wrong one and for one tried before. */
export function feedbackText(
  feedback: PlayerViewProps['feedback'],
  { wrong, tried }: { wrong: () => string; tried: () => string },
): string {
  if (feedback === null) return ''
  return feedback.reply ?? (feedback.kind === 'tried' ? tried() : wrong())
}
