import ChevronDown from 'lucide-react/icons/chevron-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { FilterGroup } from '#app/features/library/library.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'

export function LibraryFilters({ groups }: { groups: readonly FilterGroup[] }) {
  const active = groups.flatMap(({ choices }) => choices).filter(({ value, chosen }) => chosen && value !== '').length
  return (
    <details className="group/filters peer/filters col-start-1 row-start-1 md:col-span-2 md:col-start-1 md:row-start-2">
      <summary className="relative flex min-h-11 w-fit cursor-pointer list-none items-center gap-2.5 rounded-control border border-line-strong bg-raised px-4 font-semibold shadow-low hover:border-accent hover:bg-accent-soft max-md:ml-auto max-md:w-(--filters) max-md:justify-center max-md:gap-2 max-md:px-1 [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden="true" className="size-5 transition-transform group-open/filters:rotate-90" />
        <span className="max-md:@max-[18rem]:sr-only">{m.library_filters()}</span>
        {active > 0 && (
          <>
            <span className="text-sm font-medium text-muted max-md:sr-only">
              {m.library_filters_active({ count: active })}
            </span>
            <Badge tone="brass" aria-hidden="true" className="absolute -top-2 -right-2 shadow-low md:hidden">
              {active}
            </Badge>
          </>
        )}
      </summary>
      <div className="mt-3 grid gap-4 rounded-card border border-line bg-surface p-4 shadow-low sm:p-5">
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

const fewChoices = 5

/** Long groups of boxes are folded unless one is ticked: together they fill several screens of a phone. */
function SomeOf({ group: { name, label, choices } }: { group: FilterGroup }) {
  const chosen = choices.filter((choice) => choice.chosen).length
  return (
    <details
      open={chosen > 0 || choices.length <= fewChoices}
      className="group/some rounded-control border border-line bg-raised"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        {chosen > 0 && (
          <span className="text-sm font-medium text-muted">{m.library_filters_active({ count: chosen })}</span>
        )}
        <ChevronDown aria-hidden="true" className="ml-auto size-5 transition-transform group-open/some:rotate-180" />
      </summary>
      <div
        role="group"
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 px-4 pb-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]"
      >
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 leading-snug">
            <input
              type="checkbox"
              name={name}
              value={choice.value}
              defaultChecked={choice.chosen}
              className="size-5 shrink-0 accent-accent"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </details>
  )
}
