import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Cell, DataTable, HeadCell } from '#app/ui/data-table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { messagesAddress } from './message-address.ts'
import type { AskedMessages } from './message-address.ts'
import { MessageStateBadge } from './message-state.tsx'
import type { MessageLine } from './messages.queries.server.ts'

type MessageListProps = { messages: readonly MessageLine[]; asked: AskedMessages; openId: string | undefined }

export function MessageList({ messages, asked, openId }: MessageListProps) {
  const zone = useReaderZone()
  const columns = [
    { name: m.messages_column_from() },
    { name: m.messages_column_message() },
    { name: m.admin_column_status() },
    { name: m.admin_written() },
  ]
  return (
    <DataTable label={m.messages_title()} columns={columns} className="min-w-[52rem]">
      {messages.map((message) => (
        <tr key={message.id} className={message.id === openId ? 'bg-accent-soft' : undefined}>
          <HeadCell className="max-w-60">
            <TextLink
              to={messagesAddress({ ...asked, messageId: message.id })}
              aria-current={message.id === openId ? 'true' : undefined}
              className="inline-flex min-h-11 items-center"
            >
              {message.name}
            </TextLink>
            <span className="block text-sm font-normal text-muted">{message.email}</span>
          </HeadCell>
          <Cell className="max-w-96" lang={message.language}>
            {message.beginning}
          </Cell>
          <Cell className="whitespace-nowrap">
            <MessageStateBadge state={message.status} />
          </Cell>
          <Cell className="whitespace-nowrap">
            <time dateTime={message.at}>{formatMoment(message.at, zone)}</time>
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
