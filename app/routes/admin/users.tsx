import { data } from 'react-router'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { FindForm, mostWords } from '#app/features/admin/components/find-form.tsx'
import { peopleAddress } from '#app/features/admin/people/people-address.ts'
import { listPeople } from '#app/features/admin/people/people.queries.server.ts'
import { PeopleTable } from '#app/features/admin/people/people-table.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { failureOf, handled } from '#app/platform/handled.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { askedPage } from '#app/shared/asked-page.ts'
import { toOneLine } from '#app/shared/storable.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListPages } from '#app/ui/list-pages.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/users.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const words = toOneLine((new URL(request.url).searchParams.get('q') ?? '').slice(0, mostWords))
  try {
    return { words, found: await listPeople(getDatabase(), words, askedPage(request)) }
  } catch (error) {
    return data({ words, found: null }, { status: failureOf(error, 'the users were not found').status })
  }
})

export const meta = () => pageMeta({ title: m.admin_meta_title(), description: m.admin_users(), path: '/admin/users' })

export default function Users({ loaderData: { words, found } }: Route.ComponentProps) {
  return (
    <AdminFrame title={m.shell_user_management()} current="/admin/users">
      <FindForm action="/admin/users" label={m.admin_people_find()} hint={m.admin_people_find_hint()} words={words} />
      {found === null ? (
        <Notice tone="danger" title={m.common_error()}>
          {m.admin_users_failed()}
        </Notice>
      ) : (
        <>
          <p className="text-muted">{m.admin_users_total({ count: formatNumber(found.total) })}</p>
          {found.people.length === 0 ? (
            <EmptyState title={m.admin_no_users()} />
          ) : (
            <PeopleTable people={found.people} />
          )}
          <ListPages
            label={m.admin_people_pages()}
            page={found.page}
            pages={found.pages}
            addressOf={(to) => peopleAddress({ words, page: to })}
          />
        </>
      )}
    </AdminFrame>
  )
}
