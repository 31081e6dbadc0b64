import { readPuzzle } from '#app/features/adventure/read-puzzle.server.ts'
import { scoringRulesSchema } from '#app/features/adventure/scoring-rules.schema.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkPuzzles: Check = ({ draft }) => {
  const languages = languagesOf(draft.adventure)
  return draft.puzzles.flatMap((row) => {
    const where = { entity: 'puzzle', id: row.id } as const
    const { name } = row
    const reading = readPuzzle(row, languages)
    if (!reading) return [finding('puzzle_type_unknown', where, { name })]
    return [
      ...reading.problems.map(({ language, problem }) => {
        const code = problem.severity === 'error' ? 'puzzle_incomplete' : 'puzzle_doubtful'
        return finding(code, where, { name, language, problem: problem.code })
      }),
      ...reading.unsolvable.map((language) => finding('puzzle_without_solution', where, { name, language })),
      ...(scoringRulesSchema.safeParse(row.scoringRules).success
        ? []
        : [finding('scoring_unreadable', where, { name })]),
    ]
  })
}
