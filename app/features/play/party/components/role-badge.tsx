import Drama from 'lucide-react/icons/drama'
import { rolesText } from '#app/features/play/party/role-words.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { Badge } from '#app/ui/badge.tsx'

/** Nothing in an adventure without roles. */
export function RoleBadge({ roles }: { roles: readonly Role[] }) {
  const text = rolesText(roles)
  return (
    text !== null && (
      <Badge tone={roles.length > 1 ? 'accent' : roles[0] === 'a' ? 'blue' : 'purple'}>
        <Drama aria-hidden="true" />
        {text}
      </Badge>
    )
  )
}
