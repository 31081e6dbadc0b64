import { m } from '#app/i18n/generated/messages.js'
import { Select } from '#app/ui/select.tsx'
import type { Presented } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

type Categories = Presented['categories']

interface AnswerTableProps {
  categories: Categories
  found: readonly (readonly (number | null)[])[]
  onFound: (first: number, category: number, item: number | null) => void
}

export function AnswerTable({ categories, found, onFound }: AnswerTableProps) {
  const [first, ...others] = categories
  if (!first) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-display text-lg">{m.logic_grid_found()}</legend>
      {first.items.map((name, row) => (
        <div
          key={row}
          className="grid items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2 sm:grid-cols-[7rem_1fr]"
        >
          <p className="font-semibold">{name}</p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
            {others.map((category, at) => (
              <Select
                key={at}
                aria-label={m.logic_grid_found_of({ name, category: category.name })}
                value={found[row]![at] ?? ''}
                onChange={(event) =>
                  onFound(row, at + 1, event.target.value === '' ? null : Number(event.target.value))
                }
              >
                <option value="">{m.logic_grid_found_open({ category: category.name })}</option>
                {category.items.map((item, index) => (
                  <option key={index} value={index}>
                    {item}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

export function FoundTable({
  categories,
  mapping,
}: {
  categories: Categories
  mapping: readonly (readonly number[])[]
}) {
  const [first, ...others] = categories
  if (!first) return null
  return (
    <table className="border-collapse text-left">
      <caption className="sr-only">{m.logic_grid_answer()}</caption>
      <thead>
        <tr>
          {categories.map(({ name }, at) => (
            <th key={at} scope="col" className="border-b border-line px-3 py-1 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mapping.map((row, at) => (
          <tr key={at}>
            <th scope="row" className="px-3 py-1 font-semibold">
              {first.items[at]}
            </th>
            {others.map((category, column) => (
              <td key={column} className="px-3 py-1">
                {category.items[row[column]!]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
