import { useId } from 'react'
import { categories } from '#app/features/rows/catalogue.ts'
import type { Category, Kind } from '#app/features/rows/catalogue.ts'
import { categoryText } from '#app/features/adventure/catalogue-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FieldGroup } from '#app/ui/field.tsx'

type CategoryChipsProps = {
  kind: Kind
  value: Category
  onChange: (category: Category) => void
  error?: readonly string[] | undefined
}

export function CategoryChips({ kind, value, onChange, error }: CategoryChipsProps) {
  const name = useId()
  return (
    <FieldGroup legend={m.studio_field_category()} name="category" error={error}>
      <div className="flex flex-wrap gap-2">
        {categories[kind].map((category) => (
          <label
            key={category}
            className="edged flex min-h-10 cursor-pointer items-center rounded-full border border-line-strong/70 bg-surface px-4 text-[0.9375rem] font-medium transition-colors hover:border-accent hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={category}
              checked={category === value}
              onChange={() => onChange(category)}
              className="sr-only"
            />
            {categoryText(category)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
