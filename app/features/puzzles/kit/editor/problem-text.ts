import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'

type Text = (named: { value: string }) => string

export type ProblemTexts<Code extends string> = Readonly<Record<Code | 'unreadable', Text>>

/** @returns the author's text; that of `unreadable` for a code without one */
export function problemText(
  texts: ProblemTexts<never>,
  { code, value = '' }: Pick<PuzzleProblem, 'code' | 'value'>,
): string {
  const text = Object.hasOwn(texts, code) ? (texts as Record<string, Text>)[code] : undefined
  return (text ?? texts.unreadable)({ value })
}
