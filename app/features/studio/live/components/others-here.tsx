import { useContext } from 'react'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { rowName } from '#app/features/studio/draft/components/row-name.ts'
import { findRow } from '#app/features/studio/draft/draft.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { m } from '#app/i18n/generated/messages.js'
import { OthersContext } from './others-context.ts'
import { PersonDot } from './person-marks.tsx'

type OthersHereProps = { tabs: readonly { id: string; label: () => string }[] }

/** Who else has the draft open, at which tab and in which row. */
export function OthersHere({ tabs }: OthersHereProps) {
  const people = useContext(OthersContext)
  const draft = useDraft()
  const store = useStore()
  if (people.length === 0) return null
  const rowIn = (id: string): string => {
    const kind = findRow(store.draft, id)?.kind
    // A form that is the whole tab is named by it
    return kind === undefined || kind === 'details' || kindOf(kind).single ? '' : rowName(draft, id)
  }
  return (
    <ul aria-label={m.people_here()} className="mb-4 flex flex-wrap gap-2">
      {people.map((person) => {
        const { tab, rowId } = person.place
        const where = [tabs.find(({ id }) => id === tab)?.label(), rowId === null ? '' : rowIn(rowId)]
        return (
          <li
            key={person.userId}
            className="flex max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line bg-surface py-0.5 pr-2.5 pl-0.5 text-xs leading-5"
          >
            <PersonDot person={person} />
            <span className="max-w-40 truncate font-semibold">{person.name}</span>
            <span className="truncate text-muted empty:hidden">{where.filter(Boolean).join(' · ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
