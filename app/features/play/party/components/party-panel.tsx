import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import { KeptFor } from '#app/features/puzzles/kit/player/use-kept.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { useEmbedded } from '#app/features/play/runs/embedded.ts'
import { useGroup } from '#app/features/play/runs/group-play.ts'
import type { GroupPlay } from '#app/features/play/runs/group-play.ts'
import { showShareCode } from '#app/shared/share-code.ts'
import { Link } from '#app/ui/link.tsx'
import { Modal } from './modal.tsx'
import { ChatSwitch } from './chat-switch.tsx'
import { InvitationPart, InvitationQr } from './invitation-part.tsx'
import { LeaveParty } from './leave-party.tsx'
import { MemberList } from './member-list.tsx'
import { RenameForm } from './rename-form.tsx'
import { Avatar } from './avatar.tsx'

type PartyPanelProps = { party: Party; adventureId: string; title: string; onClose: () => void }

export function PartyPanel({ party, adventureId, title, onClose }: PartyPanelProps) {
  const { snapshot } = party
  const group = useGroup()
  // Nobody else's device joins from a kiosk
  const isKiosk = useEmbedded() !== null
  const isAskedForName = Boolean(snapshot?.invitation && isNameless(snapshot))
  return (
    <Modal
      title={group ? m.groups_your_team() : party.isTogether ? m.together_title() : m.together_play_with_friends()}
      look="drawer"
      onClose={onClose}
    >
      {snapshot && (
        <KeptFor value={`${party.runId} party`}>
          <section aria-label={m.together_members()} className="grid gap-2">
            <MemberList party={party} snapshot={snapshot} canRename={!isAskedForName} />
            {snapshot.mostPlayers > 1 && (
              <p className="text-sm text-muted">
                {m.together_places({ taken: snapshot.members.length, most: snapshot.mostPlayers })}
              </p>
            )}
          </section>
          {isAskedForName && <NameFirst party={party} />}
          {group ? (
            snapshot.mostPlayers > 1 && !isKiosk && <TeamPart group={group} />
          ) : snapshot.mostPlayers > 1 ? (
            <InvitationPart party={party} snapshot={snapshot} title={title} />
          ) : snapshot.isPlaytest ? (
            <p>{m.together_playtest()}</p>
          ) : (
            <ForOne />
          )}
          {party.isTogether && <LatelyPart party={party} />}
          {party.isTogether && party.isHost && <ChatSwitch party={party} chat={snapshot.chat} />}
          {party.isTogether && <LeaveParty party={party} adventureId={adventureId} />}
        </KeptFor>
      )}
    </Modal>
  )
}

/** How the other devices of a team in a session come in. */
function TeamPart({ group: { teamName, teamCode } }: { group: GroupPlay }) {
  return (
    <section aria-label={m.groups_ticket_qr({ team: teamName })} className="grid gap-3 border-t border-line pt-4">
      <p>{m.groups_waiting_others()}</p>
      <InvitationQr text={`${window.location.origin}/s/${teamCode}`} />
      <div className="grid justify-items-center gap-1 text-center">
        <p className="text-sm text-muted">{m.groups_ticket_code({ page: `${window.location.host}/join` })}</p>
        <p translate="no" className="party-code">
          {showShareCode(teamCode)}
        </p>
      </div>
    </section>
  )
}

function isNameless({ members, you }: PartySnapshot): boolean {
  const name = members.find(({ playerId }) => playerId === you)?.name
  return locales.some((locale) => name === m.play_guest_name({}, { locale }))
}

function NameFirst({ party }: { party: Party }) {
  return (
    <section className="grid animate-appear gap-3 rounded-control border border-brass/60 bg-brass-soft p-3">
      <p>{m.together_name_first()}</p>
      <RenameForm party={party} name="" />
    </section>
  )
}

function ForOne() {
  return (
    <p className="grid gap-2">
      {m.together_for_one()}
      <Link to="/library" className="w-fit font-semibold text-accent-ink underline underline-offset-4">
        {m.together_for_one_link()}
      </Link>
    </p>
  )
}

const mostLines = 12

function LatelyPart({ party }: { party: Party }) {
  const { lately } = party.state.news
  return (
    <section aria-label={m.together_lately()} className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-subheading">{m.together_lately()}</h3>
      {lately.length === 0 && <p className="text-muted">{m.together_lately_empty()}</p>}
      <ul role="list" className="grid gap-1.5">
        {lately.slice(0, mostLines).map((remark) => (
          <li key={remark.id} className="flex gap-2 text-[0.9375rem]">
            {party.lookOf(remark.playerId) && <Avatar look={party.lookOf(remark.playerId)} size="small" />}
            <span className="min-w-0">{remark.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
