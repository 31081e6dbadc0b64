import { m } from '#app/i18n/generated/messages.js'
import { Select } from '#app/ui/select.tsx'
import type { Configuration, Rule, Thing } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

type Categories = Configuration['categories']

interface RuleFieldsProps {
  rule: Rule
  categories: Categories
  position: number
  onChange: (rule: Rule) => void
}

export function RuleFields({ rule, categories, position, onChange }: RuleFieldsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-2">
      <ThingSelect
        label={m.logic_grid_form_one({ position })}
        categories={categories}
        value={rule.one}
        onChange={(one) => onChange({ ...rule, one })}
      />
      <ThingSelect
        label={m.logic_grid_form_other({ position })}
        categories={categories}
        value={rule.other}
        onChange={(other) => onChange({ ...rule, other })}
      />
      {rule.kind === 'either' && (
        <ThingSelect
          label={m.logic_grid_form_third({ position })}
          categories={categories}
          value={rule.third}
          onChange={(third) => onChange({ ...rule, third })}
        />
      )}
      {(rule.kind === 'before' || rule.kind === 'beside') && (
        <Select
          aria-label={m.logic_grid_form_order({ position })}
          value={rule.category}
          onChange={(event) => onChange({ ...rule, category: Number(event.target.value) })}
        >
          {categories.map(
            ({ name, ordered }, category) =>
              (ordered || category === rule.category) && (
                <option key={category} value={category}>
                  {m.logic_grid_form_order_of({ name })}
                </option>
              ),
          )}
        </Select>
      )}
      {rule.kind === 'before' && (
        <Select
          aria-label={m.logic_grid_form_by({ position })}
          value={rule.by}
          onChange={(event) => onChange({ ...rule, by: Number(event.target.value) })}
        >
          <option value={0}>{m.logic_grid_form_by_any()}</option>
          {(categories[rule.category]?.items ?? []).slice(1).map((_, at) => (
            <option key={at} value={at + 1}>
              {m.logic_grid_form_by_count({ count: at + 1 })}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

function ThingSelect({
  label,
  categories,
  value,
  onChange,
}: {
  label: string
  categories: Categories
  value: Thing
  onChange: (thing: Thing) => void
}) {
  const choose = (name: string) => {
    const [category, item] = name.split('.').map(Number)
    onChange({ category: category!, item: item! })
  }
  return (
    <Select
      aria-label={label}
      value={`${value.category}.${value.item}`}
      onChange={(event) => choose(event.target.value)}
    >
      {categories.map(({ name, items }, category) => (
        <optgroup key={category} label={name.trim() || m.logic_grid_form_category({ position: category + 1 })}>
          {items.map((item, index) => (
            <option key={index} value={`${category}.${index}`}>
              {item.trim() || m.logic_grid_form_nameless({ position: index + 1 })}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
