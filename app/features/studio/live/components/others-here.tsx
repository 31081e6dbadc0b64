import { findRow } from '#app/features/studio/draft/draft.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { rowName } from '#app/features/studio/draft/components/row-name.ts'
import type { PersonHere } from '#app/features/studio/live/live.schema.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'

const tones: readonly BadgeTone[] = ['blue', 'purple', 'amber', 'success', 'info', 'grey']

/** Of one person the same on every screen. */
const toneOf = (userId: string): BadgeTone => tones[parseInt(userId.slice(-4), 16) % tones.length]!

type OthersHereProps = { people: readonly PersonHere[]; tabs: readonly { id: string; label: () => string }[] }

/** Who else has the draft open, and where. */
export function OthersHere({ people, tabs }: OthersHereProps) {
  const draft = useDraft()
  const store = useStore()
  if (people.length === 0) return null
  const whereOf = ({ place: { tab, rowId, field } }: PersonHere): string => {
    const kind = rowId === null ? 'details' : findRow(store.draft, rowId)?.kind
    const fields = kind && tab !== 'texts' ? kindOf(kind).fields : {}
    return [
      tabs.find(({ id }) => id === tab)?.label(),
      rowId === null ? undefined : rowName(draft, rowId),
      field === null ? undefined : fields[field]?.label(),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <ul aria-label={m.people_here()} className="mb-4 flex flex-wrap gap-2">
      {people.map((person) => (
        <li key={person.userId}>
          <Badge tone={toneOf(person.userId)}>
            {person.name} <span className="font-normal empty:hidden">{whereOf(person)}</span>
          </Badge>
        </li>
      ))}
    </ul>
  )
}
