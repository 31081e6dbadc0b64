import type { Locale } from '#app/i18n/locale.ts'
import { ArrangedDecoyList } from '#app/features/puzzles/kit/editor/arranged-decoy-list.tsx'
import { pair } from './compose.ts'
import type { Draft } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import { isWholeMapping } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import { MappingRows } from './solution-table.tsx'

interface TableDecoysProps {
  value: Draft
  language: Locale
  errorsAt: (index: number) => string[]
  onChange: (value: Draft) => void
}

export function TableDecoys({ value, language, errorsAt, onChange }: TableDecoysProps) {
  const { configuration, solution } = value
  const [first, second] = solution.correctMapping
  if (configuration.categories.length < 2 || !isWholeMapping(value) || !first || !second) return null
  return (
    <ArrangedDecoyList
      decoys={solution.decoys}
      language={language}
      errorsAt={errorsAt}
      fresh={() => ({ mapping: pair(solution.correctMapping, 0, 0, second[0]!), reply: '' })}
      onChange={(decoys) => onChange({ configuration, solution: { ...solution, decoys } })}
    >
      {(decoy, onDecoy) => (
        <MappingRows
          categories={configuration.categories}
          mapping={decoy.mapping}
          onMapping={(mapping) => onDecoy({ ...decoy, mapping })}
        />
      )}
    </ArrangedDecoyList>
  )
}
