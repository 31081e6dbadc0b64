import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'

export function feedbackText(
  feedback: PlayerViewProps['feedback'],
  { wrong, tried }: { wrong: () => string; tried: () => string },
): string {
  if (feedback === null) return ''
  return feedback.reply ?? (feedback.kind === 'tried' ? tried() : wrong())
}
