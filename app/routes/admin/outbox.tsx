import { data, redirect } from 'react-router'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { FindForm, mostWords } from '#app/features/admin/components/find-form.tsx'
import { OutboxList } from '#app/features/admin/components/outbox-list.tsx'
import { OutboxMail } from '#app/features/admin/components/outbox-mail.tsx'
import { mailStatusText } from '#app/features/admin/components/outbox-status.tsx'
import { isMailFilter, mailStates, outboxAddress } from '#app/features/admin/outbox-address.ts'
import { listOutbox, readMail } from '#app/features/admin/outbox.queries.server.ts'
import type { MailSearch } from '#app/features/admin/outbox.queries.server.ts'
import { sendMailAgain } from '#app/features/admin/send-mail-again.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { asAppError, handled } from '#app/platform/handled.server.ts'
import { keptDays } from '#app/platform/mail/outbox.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { askedPage } from '#app/shared/asked-page.ts'
import { toOneLine } from '#app/shared/storable.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { ListPages } from '#app/ui/list-pages.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/outbox.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const searchOf = (query: URLSearchParams): MailSearch => {
  const state = query.get('state')
  return {
    words: toOneLine((query.get('q') ?? '').slice(0, mostWords)),
    state: isMailFilter(state) ? state : 'all',
  }
}

export const loader = handled(async ({ request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  const mailId = query.get('mail')
  const search = searchOf(query)
  const [outbox, mail] = await Promise.all([
    listOutbox(getDatabase(), search, askedPage(request)),
    mailId === null ? null : readMail(getDatabase(), mailId),
  ])
  return { ...search, ...outbox, mail, isLocal: env().isLocalInstallation, keptDays }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const mailId = String((await readFormData(request)).get('mailId') ?? '')
  try {
    await sendMailAgain(getDatabase(), requireMember(context), mailId)
  } catch (error) {
    const known = asAppError(error)
    if (known?.code !== 'conflict') throw error
    return data({ problem: known.code }, { status: known.status })
  }
  const search = searchOf(new URL(request.url).searchParams)
  // It is no longer among the failed ones
  const state = search.state === 'failed' ? 'all' : search.state
  throw redirect(outboxAddress({ ...search, state, mailId }), { headers: { 'Set-Cookie': flash('mailSentAgain') } })
})

export function meta() {
  return pageMeta({ title: m.admin_meta_title(), description: m.outbox_title(), path: '/admin/outbox' })
}

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
  const { words, state, mails, mail, page, pages, total, sendsMail, isLocal, keptDays: days } = loaderData
  const asked = { words, state, page }
  return (
    <AdminFrame title={m.outbox_title()} current="/admin/outbox">
      <p className="text-muted">{m.outbox_lead({ days })}</p>
      {!sendsMail && (
        <Notice tone={isLocal ? 'info' : 'warning'} title={m.outbox_not_sent_title()}>
          {isLocal ? m.outbox_not_sent() : m.outbox_not_sent_public()}
        </Notice>
      )}
      {mail && <OutboxMail mail={mail} asked={asked} problem={actionData?.problem} />}
      <FindForm action="/admin/outbox" label={m.outbox_find()} hint={m.outbox_find_hint()} words={words}>
        {state !== 'all' && <input type="hidden" name="state" value={state} />}
      </FindForm>
      <LinkTabs label={m.outbox_filter()}>
        {(['all', ...mailStates] as const).map((each) => (
          <LinkTab key={each} to={outboxAddress({ words, state: each })} active={each === state}>
            {each === 'all' ? m.admin_all() : mailStatusText(each)}
          </LinkTab>
        ))}
      </LinkTabs>
      {total === 0 ? (
        <NoMails isSearch={words !== '' || state !== 'all'} />
      ) : (
        <OutboxList mails={mails} asked={asked} openId={mail?.id} />
      )}
      <ListPages
        label={m.outbox_pages()}
        page={page}
        pages={pages}
        addressOf={(to) => outboxAddress({ words, state, page: to })}
      />
    </AdminFrame>
  )
}

const NoMails = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState title={m.outbox_none_found()} />
  ) : (
    <EmptyState title={m.outbox_empty_title()}>{m.outbox_empty()}</EmptyState>
  )
