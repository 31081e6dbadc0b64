import { usePartyContext } from '#app/features/play/party/use-party.ts'
import { FloatingReactions, PartyNews } from './party-news.tsx'
import { HoldCard } from './hold-card.tsx'
import { VoteCard } from './vote-card.tsx'
import { PartyTools } from './party-tools.tsx'

/** A modal dialog hides everything outside it from screen readers, so the party is shown inside it. */
export function PartyInDialog({ withTools }: { withTools: boolean }) {
  const party = usePartyContext()
  if (!party?.isTogether) return null
  return (
    <div className="party-in-dialog">
      <PartyNews party={party} />
      <HoldCard party={party} />
      <VoteCard party={party} />
      <FloatingReactions party={party} />
      {withTools && <PartyTools party={party} pointing={false} />}
    </div>
  )
}
