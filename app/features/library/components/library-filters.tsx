import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { FilterGroup } from '#app/features/library/library.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'

/** The filters, folded away until somebody opens them: questions with one answer above, boxes to tick below, one button. */
export function LibraryFilters({ groups }: { groups: readonly FilterGroup[] }) {
  const active = groups.flatMap(({ choices }) => choices).filter(({ value, chosen }) => chosen && value !== '').length
  return (
    <details className="group/filters md:col-span-2 md:col-start-1 md:row-start-2">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2.5 rounded-control border border-line-strong bg-raised px-4 font-semibold shadow-low hover:border-accent hover:bg-accent-soft [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden="true" className="size-5 transition-transform group-open/filters:rotate-90" />
        {m.library_filters()}
        {active > 0 && <span className="text-sm font-medium text-muted">{m.library_filters_active({ count: active })}</span>}
      </summary>
      <div className="mt-3 grid gap-6 rounded-card border border-line bg-surface p-5 shadow-low">
        <div className="grid gap-4 sm:grid-cols-3">
          {groups.map((group) => group.isOne && <OneOf key={group.name} group={group} />)}
        </div>
        {groups.map((group) => !group.isOne && <SomeOf key={group.name} group={group} />)}
        <Button type="submit" variant="accent" className="justify-self-start">
          {m.library_filters_show()}
        </Button>
      </div>
    </details>
  )
}

function OneOf({ group: { name, label, choices } }: { group: FilterGroup }) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={`library-${name}`} className="font-semibold">
        {label}
      </label>
      <Select id={`library-${name}`} name={name} defaultValue={choices.find(({ chosen }) => chosen)?.value}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </div>
  )
}

function SomeOf({ group: { name, label, choices } }: { group: FilterGroup }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 leading-snug">
            <input type="checkbox" name={name} value={choice.value} defaultChecked={choice.chosen} className="size-5 shrink-0 accent-accent" />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
