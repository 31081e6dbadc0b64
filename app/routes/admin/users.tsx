import { listUsers } from '#app/features/admin/admin.queries.server.ts'
import type { UserList } from '#app/features/admin/admin.queries.server.ts'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { formatDate } from '#app/i18n/format.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { Cell, DataTable, HeadCell } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/users.ts'

export const loader = handled(async () => listUsers(getDatabase()))

export function meta() {
  return pageMeta({ title: m.admin_meta_title(), description: m.admin_users(), path: '/admin/users' })
}

const roleTexts: Record<UserList['users'][number]['role'], () => string> = {
  admin: m.admin_role_admin,
  moderator: m.admin_role_moderator,
  user: m.admin_role_user,
}

export default function Users({ loaderData: { total, users } }: Route.ComponentProps) {
  return (
    <AdminFrame title={m.admin_users_title()} current="/admin/users">
      <p className="text-muted">{m.admin_users_total({ count: total })}</p>
      {users.length === 0 ? <EmptyState title={m.admin_no_users()} /> : <UserTable users={users} />}
    </AdminFrame>
  )
}

function UserTable({ users }: { users: UserList['users'] }) {
  const columns = [
    { name: m.admin_column_id() },
    { name: m.admin_column_name() },
    { name: m.admin_column_role() },
    { name: m.admin_column_creator() },
    { name: m.admin_column_joined() },
  ]
  return (
    <DataTable label={m.admin_users_title()} columns={columns} className="min-w-[40rem]">
      {users.map((user) => (
        <tr key={user.id + user.name}>
          <HeadCell className="font-mono text-sm">{user.id}</HeadCell>
          <Cell className="break-words">{user.name}</Cell>
          <Cell>{roleTexts[user.role]()}</Cell>
          <Cell>{user.isCreator ? m.admin_yes() : m.admin_no()}</Cell>
          <Cell>{formatDate(user.joined)}</Cell>
        </tr>
      ))}
    </DataTable>
  )
}
