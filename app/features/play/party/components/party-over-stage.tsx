import { m } from '#app/i18n/generated/messages.js'
import { usePartyContext } from '#app/features/play/party/use-party.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { Avatar } from './avatar.tsx'
import { FloatingReactions, PartyNews } from './party-news.tsx'
import { HoldCard, KeptHolds } from './hold-card.tsx'
import { VoteCard } from './vote-card.tsx'
import { PartyTools } from './party-tools.tsx'

export function PartyOverStage() {
  const party = usePartyContext()
  if (!party) return null
  return (
    <>
      <div className="party-corner">
        <OthersHere party={party} />
        <KeptHolds party={party} />
        <PartyNews party={party} />
      </div>
      <HoldCard party={party} />
      <VoteCard party={party} />
      <FloatingReactions party={party} />
      <p role="status" className="party-pointing">
        {party.state.pointing && (
          <>
            <span className="party-pointing-keys">{m.together_pointing()}</span>
            <span className="party-pointing-touch">{m.player_pointing_touch()}</span>
          </>
        )}
      </p>
      <PartyTools party={party} pointing />
    </>
  )
}

function OthersHere({ party }: { party: Party }) {
  const here = party.places.filter(({ playerId, sceneId }) => playerId !== party.you && sceneId === party.sceneId)
  const members =
    party.snapshot?.members.filter((member) => here.some(({ playerId }) => playerId === member.playerId)) ?? []
  if (members.length === 0) return null
  return (
    <ul role="list" aria-label={m.together_in_this_scene()} className="party-others">
      {members.map(({ playerId, name, isHere }) => (
        <li key={playerId} title={name}>
          <Avatar look={party.lookOf(playerId)} away={!isHere} />
          <span className="sr-only">{isHere ? name : `${name} (${m.together_away()})`}</span>
        </li>
      ))}
    </ul>
  )
}
