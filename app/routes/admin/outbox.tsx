import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { OutboxList, outboxAddress } from '#app/features/admin/components/outbox-list.tsx'
import { OutboxMail } from '#app/features/admin/components/outbox-mail.tsx'
import { listOutbox, readMail } from '#app/features/admin/outbox.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { keptDays } from '#app/platform/mail/outbox.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { askedPage } from '#app/shared/asked-page.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListPages } from '#app/ui/list-pages.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/outbox.ts'

export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  const mailId = query.get('mail')
  const [outbox, mail] = await Promise.all([
    listOutbox(getDatabase(), askedPage(request)),
    mailId === null ? null : readMail(getDatabase(), mailId),
  ])
  return { ...outbox, mail, isLocal: env().isLocalInstallation, keptDays }
})

export function meta() {
  return pageMeta({ title: m.admin_meta_title(), description: m.outbox_title(), path: '/admin/outbox' })
}

export default function Outbox({
  loaderData: { mails, mail, page, pages, total, sendsMail, isLocal, keptDays: days },
}: Route.ComponentProps) {
  return (
    <AdminFrame title={m.outbox_title()} current="/admin/outbox">
      <p className="text-muted">{m.outbox_lead({ days })}</p>
      {!sendsMail && (
        <Notice tone={isLocal ? 'info' : 'warning'} title={m.outbox_not_sent_title()}>
          {isLocal ? m.outbox_not_sent() : m.outbox_not_sent_public()}
        </Notice>
      )}
      {mail && <OutboxMail mail={mail} page={page} />}
      {total === 0 ? (
        <EmptyState title={m.outbox_empty_title()}>{m.outbox_empty()}</EmptyState>
      ) : (
        <>
          <OutboxList mails={mails} page={page} openId={mail?.id} />
          <ListPages label={m.outbox_pages()} page={page} pages={pages} addressOf={outboxAddress} />
        </>
      )}
    </AdminFrame>
  )
}
