import { data, redirect } from 'react-router'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { FindForm, mostWords } from '#app/features/admin/components/find-form.tsx'
import { handleMessage, messageKeptDays } from '#app/features/admin/messages/handle-message.server.ts'
import { isStateFilter, messagesAddress, messageStates } from '#app/features/admin/messages/message-address.ts'
import type { StateFilter } from '#app/features/admin/messages/message-address.ts'
import { MessageCard } from '#app/features/admin/messages/message-card.tsx'
import { MessageList } from '#app/features/admin/messages/message-list.tsx'
import { messageDeedSchema } from '#app/features/admin/messages/message.schema.ts'
import { filterText } from '#app/features/admin/messages/message-state.tsx'
import { listMessages, readMessage } from '#app/features/admin/messages/messages.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { asAppError, handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { askedPage } from '#app/shared/asked-page.ts'
import { toOneLine } from '#app/shared/storable.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListPages } from '#app/ui/list-pages.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import type { Route } from './+types/messages.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const searchOf = (query: URLSearchParams): { words: string; state: StateFilter } => {
  const state = query.get('state')
  return {
    words: toOneLine((query.get('q') ?? '').slice(0, mostWords)),
    state: isStateFilter(state) ? state : 'open',
  }
}

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const { role } = requireMember(context)
  const query = new URL(request.url).searchParams
  const search = searchOf(query)
  const messageId = query.get('message')
  const [list, message] = await Promise.all([
    listMessages(getDatabase(), search, askedPage(request)),
    messageId === null ? null : readMessage(getDatabase(), messageId),
  ])
  return { role, ...search, ...list, message, keptDays: messageKeptDays }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const viewer = requireMember(context)
  const sent = Object.fromEntries([...(await readFormData(request))].map(([name, value]) => [name, String(value)]))
  const typed = sent['answer'] ?? ''
  const deed = messageDeedSchema.safeParse(sent)
  if (!deed.success) {
    const [issue] = deed.error.issues
    return data({ problem: issue!.path[0] === 'answer' ? issue!.message : 'invalidInput', typed }, { status: 400 })
  }
  try {
    await handleMessage(getDatabase(), viewer, deed.data)
  } catch (error) {
    const known = asAppError(error)
    if (known?.code !== 'conflict') throw error
    return data({ problem: known.code, typed }, { status: known.status })
  }
  const url = new URL(request.url)
  throw redirect(
    messagesAddress({
      ...searchOf(url.searchParams),
      page: askedPage(request),
      messageId: deed.data.intent === 'close' ? undefined : deed.data.messageId,
    }),
    { headers: { 'Set-Cookie': flash(deed.data.intent === 'answer' ? 'messageAnswered' : 'messageMoved') } },
  )
})

export const meta = () =>
  pageMeta({ title: m.admin_meta_title(), description: m.messages_title(), path: '/admin/messages' })

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { role, words, state, messages, message, total, page, pages, keptDays } = loaderData
  const asked = { words, state, page }
  return (
    <AdminFrame title={m.messages_title()} current="/admin/messages" role={role}>
      <p className="max-w-prose text-muted">{m.messages_lead({ days: keptDays })}</p>
      {message && <MessageCard key={message.id} message={message} asked={asked} answered={actionData} />}
      <FindForm action="/admin/messages" label={m.messages_find()} hint={m.messages_find_hint()} words={words}>
        {state !== 'open' && <input type="hidden" name="state" value={state} />}
      </FindForm>
      <LinkTabs label={m.messages_filter()}>
        {[...messageStates, 'all' as const].map((each) => (
          <LinkTab key={each} to={messagesAddress({ words, state: each })} active={each === state}>
            {filterText(each)}
          </LinkTab>
        ))}
      </LinkTabs>
      {total === 0 ? (
        <EmptyState title={words === '' ? m.messages_none() : m.messages_none_found()} />
      ) : (
        <MessageList messages={messages} asked={asked} openId={message?.id} />
      )}
      <ListPages
        label={m.messages_pages()}
        page={page}
        pages={pages}
        addressOf={(to) => messagesAddress({ words, state, page: to })}
      />
    </AdminFrame>
  )
}
