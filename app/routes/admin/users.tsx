import { listUsers } from '#app/features/admin/admin.queries.server.ts'
import type { UserList } from '#app/features/admin/admin.queries.server.ts'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { formatDate } from '#app/i18n/format.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
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
    m.admin_column_id(),
    m.admin_column_name(),
    m.admin_column_role(),
    m.admin_column_creator(),
    m.admin_column_joined(),
  ]
  return (
    <div
      className="overflow-x-auto rounded-card border border-line bg-surface"
      role="region"
      aria-label={m.admin_users_title()}
      tabIndex={0}
    >
      <table className="w-full min-w-[40rem] text-left">
        <thead className="border-b border-line bg-sunken text-sm">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id + user.name} className="border-b border-line last:border-0">
              <td className="px-4 py-3 font-mono text-sm">{user.id}</td>
              <td className="px-4 py-3 break-words">{user.name}</td>
              <td className="px-4 py-3">{roleTexts[user.role]()}</td>
              <td className="px-4 py-3">{user.isCreator ? m.admin_yes() : m.admin_no()}</td>
              <td className="px-4 py-3">{formatDate(user.joined)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
