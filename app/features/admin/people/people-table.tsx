import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Cell, DataTable, HeadCell } from '#app/ui/data-table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { PersonLine } from './people.queries.server.ts'

export const roleText = (role: PersonLine['role']): string =>
  ({ admin: m.admin_role_admin, moderator: m.admin_role_moderator, user: m.admin_role_user })[role]()

export function PeopleTable({ people }: { people: readonly PersonLine[] }) {
  const columns = [
    { name: m.admin_column_id() },
    { name: m.admin_column_name() },
    { name: m.admin_column_role() },
    { name: m.admin_column_creator() },
    { name: m.admin_column_joined() },
  ]
  return (
    <DataTable label={m.shell_user_management()} columns={columns} className="min-w-[44rem]">
      {people.map((person) => (
        <tr key={person.id}>
          <HeadCell translate="no" className="font-mono text-sm">
            {person.shownId}
          </HeadCell>
          <Cell className="max-w-72">
            <TextLink to={`/admin/users/${person.id}`} className="inline-flex min-h-11 items-center">
              {person.name}
            </TextLink>
          </Cell>
          <Cell>
            <span className="flex flex-wrap gap-1.5">
              {roleText(person.role)}
              {person.awaitsFactor && <Badge tone="warning">{m.admin_people_awaits_factor()}</Badge>}
              {person.isBanned && <Badge tone="danger">{m.admin_people_banned()}</Badge>}
            </span>
          </Cell>
          <Cell>{person.isCreator ? m.common_yes() : m.common_no()}</Cell>
          <Cell className="whitespace-nowrap">{formatDate(person.joined)}</Cell>
        </tr>
      ))}
    </DataTable>
  )
}
