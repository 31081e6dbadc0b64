import { ArrangedDecoyList } from '#app/features/puzzles/kit/editor/arranged-decoy-list.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { pair } from './compose.ts'
import { isWholeMapping } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'
import { MappingRows } from './solution-table.tsx'

export function TableDecoys({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { categories } = form.configuration
  const { correctMapping } = form.solution
  const [first, second] = correctMapping
  if (categories.length < 2 || !isWholeMapping(form.value) || !first || !second) return null
  return (
    <ArrangedDecoyList form={form} fresh={() => ({ mapping: pair(correctMapping, 0, 0, second[0]!), reply: '' })}>
      {(decoy, onDecoy) => (
        <MappingRows
          categories={categories}
          mapping={decoy.mapping}
          onMapping={(mapping) => onDecoy({ ...decoy, mapping })}
        />
      )}
    </ArrangedDecoyList>
  )
}
