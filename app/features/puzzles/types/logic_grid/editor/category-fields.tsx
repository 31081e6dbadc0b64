import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { AddButton, RemoveButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { TextField } from '#app/features/puzzles/kit/editor/text-field.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldErrors, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { addCategory, changeCategory, removeCategory } from './compose.ts'
import { longestName, mostCategories } from '#app/features/puzzles/types/logic_grid/rules/limits.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

type Form = PuzzleForm<Configuration, Solution>

export function CategoryFields({ form }: { form: Form }) {
  const { categories } = form.configuration
  return (
    <FieldGroup
      legend={m.logic_grid_form_categories()}
      hint={m.logic_grid_form_categories_hint()}
      error={form.problemsAt('categories', '')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {categories.map((_, at) => (
          <CategoryCard key={at} form={form} at={at} />
        ))}
      </div>
      {categories.length < mostCategories && (
        <AddButton label={m.logic_grid_form_add_category()} onAdd={() => form.change(addCategory(form.value))} />
      )}
    </FieldGroup>
  )
}

function CategoryCard({ form, at }: { form: Form; at: number }) {
  const { value, language, change } = form
  const { name, items, ordered } = value.configuration.categories[at]!
  // a new category has blank fields, reported only once the author has left them blank
  const [left, setLeft] = useState(() => name.trim() !== '' || items.some((item) => item.trim() !== ''))
  const told = left ? form.problemsAt(`categories.${at}`) : []
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
        <TextField
          label={m.logic_grid_form_category({ position: at + 1 })}
          className="flex-1"
          language={language}
          value={name}
          longest={longestName}
          placeholder={at === 0 ? m.logic_grid_form_example_first() : m.logic_grid_form_example()}
          onChange={(text) => change(changeCategory(value, at, { name: text }))}
        />
        <RemoveButton
          label={m.logic_grid_form_remove_category({ name: called })}
          onRemove={() => change(removeCategory(value, at))}
        />
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
            onChange={(event) => change(changeCategory(value, at, { items: items.with(index, event.target.value) }))}
          />
        ))}
      </div>
      <Checkbox
        label={m.logic_grid_form_ordered()}
        hint={m.logic_grid_form_ordered_hint()}
        checked={ordered}
        onChange={(event) => change(changeCategory(value, at, { ordered: event.target.checked }))}
      />
      <FieldErrors id={errorId} errors={told} />
    </div>
  )
}

const isRepeated = (items: readonly string[], item: string): boolean =>
  items.filter((each) => each.trim().toLowerCase() === item.trim().toLowerCase()).length > 1
