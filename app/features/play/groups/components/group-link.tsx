import { newSessionPath } from '#app/features/play/groups/session-path.ts'
import { m } from '#app/i18n/generated/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'

/** Leads to opening a session of an adventure. @param address stands for its id in public addresses */
export function GroupLink({ address }: { address: string }) {
  return (
    <TextLink to={newSessionPath(address)} className="inline-flex min-h-11 items-center justify-self-center">
      {m.groups_open_this()}
    </TextLink>
  )
}
