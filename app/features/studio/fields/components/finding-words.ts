import { findingText } from '#app/features/adventure/checks/finding-text.ts'
import type { Naming } from '#app/features/adventure/checks/finding-text.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { problemTextOf } from '#app/features/puzzles/registry/problem-texts.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Field } from '#app/features/rows/row-kind.ts'

const naming: Naming = {
  field: ({ where }, field) => {
    const [column, part] = field.split('.')
    const { fields } = kindOf(where.entity === 'adventure' ? 'details' : where.entity)
    const declared: Field | undefined = fields[column!]
    if (declared?.texts && part !== undefined) return declared.texts.item({ position: Number(part) + 1 })
    return declared?.label() ?? null
  },
  problem: ({ params: { type, problem, value } }) =>
    problem === undefined
      ? null
      : problemTextOf(String(type), {
          code: String(problem),
          ...(value === undefined ? {} : { value: String(value) }),
        }),
}

/** The finding with its field and problem named as in the forms. */
export const findingWords = (finding: Finding): string => findingText(finding, naming)
