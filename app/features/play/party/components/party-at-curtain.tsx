import { usePartyContext } from '#app/features/play/party/use-party.ts'
import { FloatingReactions, PartyNews } from './party-news.tsx'
import { PartyTools } from './party-tools.tsx'

export function PartyAtCurtain() {
  const party = usePartyContext()
  if (!party?.isTogether) return null
  return (
    <div className="party-at-curtain">
      <PartyNews party={party} />
      <FloatingReactions party={party} />
      <PartyTools party={party} pointing={false} />
    </div>
  )
}
