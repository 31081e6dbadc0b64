import { m } from '#app/i18n/generated/messages.js'
import { FieldErrors } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { pair } from './compose.ts'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { isWholeMapping } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

export function SolutionTable({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { value, configuration, solution } = form
  const error = form.problemsAt('correctMapping')
  if (configuration.categories.length < 2 || !isWholeMapping(value))
    return <FieldErrors id="logic-solution-error" errors={error} />
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">{m.logic_grid_form_solution()}</legend>
      <p className="text-sm text-muted">{m.logic_grid_form_solution_hint()}</p>
      <MappingRows
        categories={configuration.categories}
        mapping={solution.correctMapping}
        onMapping={(correctMapping) => form.solve({ correctMapping })}
      />
      <FieldErrors id="logic-solution-error" errors={error} />
    </fieldset>
  )
}

interface MappingRowsProps {
  categories: Configuration['categories']
  mapping: Solution['correctMapping']
  onMapping: (mapping: Solution['correctMapping']) => void
}

export function MappingRows({ categories, mapping, onMapping }: MappingRowsProps) {
  const [first, ...others] = categories
  const nameOf = (item: string, position: number) =>
    item.trim() || m.logic_grid_form_nameless({ position: position + 1 })
  return mapping.map((row, at) => (
    <div
      key={at}
      className="grid items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2 sm:grid-cols-[7rem_1fr]"
    >
      <p className="font-semibold">{nameOf(first?.items[at] ?? '', at)}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        {others.map((category, column) => (
          <Select
            key={column}
            aria-label={m.logic_grid_found_of({ name: nameOf(first?.items[at] ?? '', at), category: category.name })}
            value={row[column]}
            onChange={(event) => onMapping(pair(mapping, at, column, Number(event.target.value)))}
          >
            {category.items.map((item, index) => (
              <option key={index} value={index}>
                {nameOf(item, index)}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </div>
  ))
}
