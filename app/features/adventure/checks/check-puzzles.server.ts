import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { readPuzzle } from '#app/features/adventure/read-puzzle.server.ts'
import type { PuzzleReading } from '#app/features/adventure/read-puzzle.server.ts'
import { scoringRulesSchema } from '#app/features/rows/scoring-rules.schema.ts'
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
      ...problemsOnce(reading).map(({ languages: said, problem }) =>
        finding(
          problem.severity === 'error' ? 'puzzle_incomplete' : 'puzzle_doubtful',
          { ...where, field: `settings.${said[0]}.${problem.field}` },
          {
            name,
            language: said.join(' '),
            type: reading.type.id,
            problem: problem.code,
            ...(problem.value === undefined ? {} : { value: problem.value }),
          },
        ),
      ),
      ...reading.unsolvable.map((language) => finding('puzzle_without_solution', where, { name, language })),
      ...(scoringRulesSchema.safeParse(row.scoringRules).success
        ? []
        : [finding('scoring_unreadable', { ...where, field: 'scoringRules' }, { name })]),
    ]
  })
}

/** A problem in both languages usually has one cause, so it is reported once. */
function problemsOnce({ problems }: PuzzleReading): { languages: Locale[]; problem: PuzzleProblem }[] {
  const alike = Map.groupBy(problems, ({ problem }) => JSON.stringify([problem.code, problem.field, problem.value]))
  return [...alike.values()].map((group) => ({
    languages: group.map(({ language }) => language),
    problem: group[0]!.problem,
  }))
}
