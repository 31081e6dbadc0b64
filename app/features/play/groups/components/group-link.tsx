import { sessionsOf } from '#app/features/play/groups/session-path.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newSessionPath } from '#app/shared/group-sessions.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { useIsMember } from '#app/ui/use-is-member.ts'

const look = 'inline-flex min-h-11 items-center justify-self-center text-center'

/** Leads to opening a session of an adventure, and back to those one has. @param address stands for its id in public
 * addresses */
export function GroupLink({ address }: { address: string }) {
  const isMember = useIsMember()
  return (
    <div className="grid">
      <TextLink to={newSessionPath(address)} className={look}>
        {m.groups_open_this()}
      </TextLink>
      {isMember && (
        <TextLink to={sessionsOf(address)} className={look}>
          {m.groups_yours_of_this()}
        </TextLink>
      )}
    </div>
  )
}
