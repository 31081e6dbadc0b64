import Crown from 'lucide-react/icons/crown'
import Pencil from 'lucide-react/icons/pencil'
import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PartyMemberProjection } from '#app/features/engine/projection.ts'
import type { PartyMember, PartySnapshot } from '#app/features/play/live/stream-events.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { awayMinutes } from '#app/features/play/runs/away-minutes.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Avatar } from './avatar.tsx'
import { ConfirmedAction } from './confirmed-action.tsx'
import { RoleBadge } from './role-badge.tsx'
import { RenameForm } from './rename-form.tsx'

export function MemberList({
  party,
  snapshot,
  canRename,
}: {
  party: Party
  snapshot: PartySnapshot
  canRename: boolean
}) {
  return (
    <ul role="list" className="grid gap-1">
      {snapshot.members.map((member) => (
        <Member
          key={member.playerId}
          party={party}
          member={member}
          canRename={canRename}
          place={party.places.find(({ playerId }) => playerId === member.playerId)}
        />
      ))}
    </ul>
  )
}

function Member({
  party,
  member,
  canRename,
  place,
}: {
  party: Party
  member: PartyMember
  canRename: boolean
  place: PartyMemberProjection | undefined
}) {
  const { playerId, name, isHost, isHere } = member
  const isYou = playerId === party.you
  const here = isHere || isYou
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null)
  const done = () => setDoing(null)
  return (
    <li className="grid gap-2 rounded-control border border-line bg-raised/60 p-3">
      <div className="flex items-center gap-3">
        <Avatar look={party.lookOf(playerId)} away={!here} size="large" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <bdi translate="no">{name}</bdi>
            {isYou && <span className="font-normal text-muted">({m.together_you()})</span>}
            <RoleBadge roles={place?.roles ?? []} />
            {isHost && (
              <Badge tone="brass">
                <Crown aria-hidden="true" />
                {m.together_host()}
              </Badge>
            )}
          </p>
          <p className="text-sm text-muted">{here ? <WhereNow place={place} /> : m.together_away()}</p>
        </div>
        {isYou && canRename && (
          <Tool
            label={m.together_rename()}
            Icon={Pencil}
            pressed={doing === 'rename'}
            onClick={() => setDoing(doing === 'rename' ? null : 'rename')}
          />
        )}
        {!isYou && (
          <a
            href={`/report/player/${playerId}`}
            target="_blank"
            rel="noreferrer"
            className="text-sm text-muted underline underline-offset-4"
          >
            {m.report_this_player({ name })}
          </a>
        )}
        {!isYou && party.isHost && (
          <Tool
            label={m.together_remove({ name })}
            Icon={UserX}
            pressed={doing === 'remove'}
            onClick={() => setDoing(doing === 'remove' ? null : 'remove')}
          />
        )}
      </div>
      {!here && place && place.roles.length > 0 && (
        <p className="text-sm text-muted">{m.together_away_role({ minutes: awayMinutes })}</p>
      )}
      {doing === 'rename' && <RenameForm party={party} name={name} onDone={done} onCancel={done} />}
      {doing === 'remove' && (
        <ConfirmedAction
          question={m.together_remove_question({ name })}
          confirm={m.together_remove_confirm()}
          act={() => party.ask({ remove: playerId })}
          onDone={done}
          onCancel={done}
        />
      )}
    </li>
  )
}

function WhereNow({ place }: { place: PartyMemberProjection | undefined }) {
  if (!place) return m.together_here()
  return (
    <span>
      {place.sceneName === null ? m.roles_elsewhere() : m.together_in({ scene: place.sceneName })}
      {place.puzzleName !== null && (
        <span className="block text-brass-ink">{m.together_looks_at({ puzzle: place.puzzleName })}</span>
      )}
      {place.npcName !== null && (
        <span className="block text-brass-ink">{m.together_talks_to({ npc: place.npcName })}</span>
      )}
    </span>
  )
}

type ToolProps = { label: string; Icon: typeof Pencil; pressed: boolean; onClick: () => void }

function Tool({ label, Icon, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={pressed}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/10"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
