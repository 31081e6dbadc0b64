import { data, redirect } from 'react-router'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { FindForm, mostWords } from '#app/features/admin/components/find-form.tsx'
import { findWorks, listInReview, listReports } from '#app/features/admin/moderation/moderation.queries.server.ts'
import { performModeration } from '#app/features/admin/moderation/perform-moderation.server.ts'
import { ReportList } from '#app/features/admin/moderation/report-list.tsx'
import { WorkList } from '#app/features/admin/moderation/work-list.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { askedPage } from '#app/shared/asked-page.ts'
import { toOneLine } from '#app/shared/storable.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { ListPages } from '#app/ui/list-pages.tsx'
import type { Route } from './+types/moderation.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const viewer = requireMember(context)
  const words = toOneLine((new URL(request.url).searchParams.get('q') ?? '').slice(0, mostWords))
  const [inReview, found, reported] = await Promise.all([
    listInReview(getDatabase()),
    findWorks(getDatabase(), words),
    listReports(getDatabase(), viewer, askedPage(request)),
  ])
  return { role: viewer.role, words, inReview, found, ...reported }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const refused = await performModeration(requireMember(context), await readFormData(request))
  if (refused) return data(refused.answered, { status: refused.status })
  throw redirect('/admin/moderation', { headers: { 'Set-Cookie': flash('moderated') } })
})

export const meta = () =>
  pageMeta({ title: m.admin_meta_title(), description: m.moderation_title(), path: '/admin/moderation' })

export default function Moderation({ loaderData, actionData }: Route.ComponentProps) {
  const { role, words, inReview, found, reports, total, page, pages } = loaderData
  return (
    <AdminFrame title={m.moderation_title()} current="/admin/moderation" role={role}>
      <Headed id="in-review" title={m.moderation_tab_review()}>
        {inReview.length === 0 ? (
          <p className="text-muted">{m.moderation_nothing_in_review()}</p>
        ) : (
          <WorkList label={m.moderation_tab_review()} works={inReview} />
        )}
      </Headed>
      <Headed id="find" title={m.moderation_find_title()}>
        <FindForm
          action="/admin/moderation"
          label={m.moderation_find()}
          hint={m.moderation_find_hint()}
          words={words}
        />
        {words !== '' &&
          (found.length === 0 ? (
            <p className="text-muted">{m.moderation_none_found()}</p>
          ) : (
            <WorkList label={m.moderation_find_title()} works={found} />
          ))}
      </Headed>
      <Headed id="reports" title={m.moderation_tab_reports()}>
        {total === 0 ? (
          <EmptyState title={m.moderation_no_reports()} />
        ) : (
          <ReportList reports={reports} answered={actionData} />
        )}
        <ListPages
          label={m.moderation_pages()}
          page={page}
          pages={pages}
          addressOf={(to) => `/admin/moderation?page=${to}`}
        />
      </Headed>
    </AdminFrame>
  )
}
