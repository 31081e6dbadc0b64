import type { PuzzleText } from '#app/features/puzzles/contract/contract.ts'

const longestReply = 300

export const decoyTexts = (
  decoys: readonly object[],
  answer: 'answer' | 'code',
  longestAnswer: number,
  label: (position: number) => string,
  replyLabel: string,
): PuzzleText[] =>
  decoys.flatMap((_, index): PuzzleText[] => [
    {
      half: 'solution',
      field: 'decoys',
      label: label(index + 1),
      longest: longestAnswer,
      shared: answer === 'code',
      at: { kind: 'member', key: index, part: answer },
    },
    {
      half: 'solution',
      field: 'decoys',
      label: `${label(index + 1)} · ${replyLabel}`,
      longest: longestReply,
      at: { kind: 'member', key: index, part: 'reply' },
    },
  ])
