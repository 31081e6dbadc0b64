import { useState } from 'react'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldErrors, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { addCategory, changeCategory, removeCategory } from './compose.ts'
import type { Draft } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import { longestName, mostCategories } from '#app/features/puzzles/types/logic_grid/rules/limits.ts'

interface CategoryFieldsProps {
  value: Draft
  language: Locale
  error: readonly string[]
  errorsAt: (category: number) => string[]
  onChange: (value: Draft) => void
}

export function CategoryFields({ value, language, error, errorsAt, onChange }: CategoryFieldsProps) {
  const { categories } = value.configuration
  return (
    <FieldGroup legend={m.logic_grid_form_categories()} hint={m.logic_grid_form_categories_hint()} error={error}>
      <div className="grid gap-4 sm:grid-cols-2">
        {categories.map((_, at) => (
          <CategoryCard key={at} value={value} at={at} language={language} errors={errorsAt(at)} onChange={onChange} />
        ))}
      </div>
      {categories.length < mostCategories && (
        <Button className="justify-self-start" onClick={() => onChange(addCategory(value))}>
          <Plus aria-hidden="true" className="size-5" />
          {m.logic_grid_form_add_category()}
        </Button>
      )}
    </FieldGroup>
  )
}

interface CategoryCardProps {
  value: Draft
  at: number
  language: Locale
  errors: string[]
  onChange: (value: Draft) => void
}

function CategoryCard({ value, at, language, errors, onChange }: CategoryCardProps) {
  const { name, items, ordered } = value.configuration.categories[at]!
  // a new category has blank fields, reported only once the author has left them blank
  const [left, setLeft] = useState(() => name.trim() !== '' || items.some((item) => item.trim() !== ''))
  const told = left ? errors : []
  const errorId = `logic-category-${at}-error`
  const called = name.trim() || m.logic_grid_form_category({ position: at + 1 })
  return (
    <div
      role="group"
      aria-label={called}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setLeft(true)}
      className="grid content-start gap-3 rounded-control border border-line p-3"
    >
      <div className="flex items-end gap-2">
        <Field label={m.logic_grid_form_category({ position: at + 1 })} className="flex-1">
          {(control) => (
            <Input
              lang={language}
              value={name}
              maxLength={longestName}
              autoComplete="off"
              placeholder={at === 0 ? m.logic_grid_form_example_first() : m.logic_grid_form_example()}
              onChange={(event) => onChange(changeCategory(value, at, { name: event.target.value }))}
              {...control}
            />
          )}
        </Field>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.logic_grid_form_remove_category({ name: called })}
          onClick={() => onChange(removeCategory(value, at))}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {items.map((item, index) => (
          <Input
            key={index}
            lang={language}
            value={item}
            maxLength={longestName}
            autoComplete="off"
            aria-label={m.logic_grid_form_item({ position: index + 1, name: called })}
            aria-invalid={(told.length > 0 && (item.trim() === '' || isRepeated(items, item))) || undefined}
            aria-describedby={told.length > 0 ? errorId : undefined}
            onChange={(event) => onChange(changeCategory(value, at, { items: items.with(index, event.target.value) }))}
          />
        ))}
      </div>
      <Checkbox
        label={m.logic_grid_form_ordered()}
        hint={m.logic_grid_form_ordered_hint()}
        checked={ordered}
        onChange={(event) => onChange(changeCategory(value, at, { ordered: event.target.checked }))}
      />
      <FieldErrors id={errorId} errors={told} />
    </div>
  )
}

const isRepeated = (items: readonly string[], item: string): boolean =>
  items.filter((each) => each.trim().toLowerCase() === item.trim().toLowerCase()).length > 1
