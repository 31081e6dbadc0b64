import UsersRound from 'lucide-react/icons/users-round'
import { m } from '#app/i18n/generated/messages.js'
import { useGroup } from '#app/features/play/runs/group-play.ts'
import { usePartyContext } from '#app/features/play/party/use-party.ts'

export function PartyButton() {
  const party = usePartyContext()
  const group = useGroup()
  if (!party) return null
  const here = party.snapshot?.members.filter(({ isHere, playerId }) => isHere || playerId === party.you).length
  const alone = group ? m.groups_your_team() : m.together_play_with_friends()
  const label = party.isTogether && here !== undefined ? m.together_party_here({ count: here }) : alone
  return (
    <button type="button" onClick={() => party.open('party')} title={label} className="play-tool relative">
      <UsersRound aria-hidden="true" />
      {party.isTogether && here !== undefined && (
        <span aria-hidden="true" className="party-count xl:hidden">
          {here}
        </span>
      )}
      <span className="play-tool-name">{label}</span>
    </button>
  )
}
