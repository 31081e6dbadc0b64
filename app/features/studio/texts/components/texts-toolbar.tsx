import { useId } from 'react'
import type { ReactNode } from 'react'
import type { TextFilter } from '#app/features/studio/texts/text-places.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import type { TextTable } from './use-text-table.ts'

const filters: Record<TextFilter, (inputs: { count: number }) => string> = {
  all: m.texts_filter_all,
  missing: m.texts_filter_missing,
  changed: m.texts_filter_changed,
}

export function TextsToolbar({ table, action }: { table: TextTable; action: ReactNode }) {
  const id = useId()
  const { counts, shown, filter, search, choose, searchFor } = table
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <div role="group" aria-label={m.texts_filter()} className="flex flex-wrap gap-2">
          {(Object.keys(filters) as TextFilter[]).map((each) => (
            <Button
              key={each}
              size="small"
              variant={filter === each ? 'accent' : 'secondary'}
              aria-pressed={filter === each}
              onClick={() => choose(each)}
              className="min-h-11"
            >
              {filters[each]({ count: counts[each] })}
            </Button>
          ))}
        </div>
        <div className="grid min-w-0 flex-1 basis-56 gap-1 sm:max-w-md">
          <label htmlFor={id} className="text-sm font-semibold">
            {m.texts_search()}
          </label>
          <Input
            id={id}
            type="search"
            value={search}
            onChange={(event) => searchFor(event.target.value)}
            autoComplete="off"
          />
        </div>
        {action}
      </div>
      <p role="status" className="text-sm text-muted">
        {m.texts_shown({ shown, all: counts.all })}
      </p>
    </div>
  )
}
