import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

const files = import.meta.glob<ProblemTexts<never>>('../types/*/editor/problem-texts.ts', {
  eager: true,
  import: 'problemTexts',
})

const texts = new Map(Object.entries(files).map(([file, each]) => [file.split('/')[2]!, each]))

/** What is wrong with a puzzle of this type, in the words of its form; null for an unknown type. */
export function problemTextOf(type: string, problem: { code: string; value?: string }): string | null {
  const own = texts.get(type)
  return own ? problemText(own, problem) : null
}
