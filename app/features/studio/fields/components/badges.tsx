import type { Kind } from '#app/features/rows/catalogue.ts'
import type { Status } from '#app/shared/statuses.ts'
import { kindText, statusText } from '#app/features/adventure/catalogue-text.ts'
import { kindTones } from '#app/features/adventure/kinds.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'

const statusTones: Partial<Record<Status, BadgeTone>> = { published: 'success', in_review: 'warning' }

export function KindBadge({ kind }: { kind: Kind }) {
  return (
    <Badge tone={kindTones[kind]} shape="ticket">
      {kindText(kind)}
    </Badge>
  )
}

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={statusTones[status] ?? 'grey'}>{statusText(status)}</Badge>
}

/** In a container as narrow as the editor's title on a phone, in a word that fits on one line. */
export function NarrowStatusBadge({ status }: { status: Status }) {
  if (status !== 'unlisted') return <StatusBadge status={status} />
  return (
    <Badge className="whitespace-nowrap">
      <span className="@max-[22rem]:hidden">{statusText(status)}</span>
      <span className="@min-[22rem]:hidden">{m.catalogue_status_unlisted_short()}</span>
    </Badge>
  )
}
