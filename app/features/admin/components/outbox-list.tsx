import type { OutboxLine } from '#app/features/admin/outbox.present.ts'
import { formatMoment, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Cell, DataTable, HeadCell } from '#app/ui/data-table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { OutboxStatus } from './outbox-status.tsx'

const languages: Record<OutboxLine['language'], () => string> = { en: m.outbox_language_en, fr: m.outbox_language_fr }

export function outboxAddress(page: number, mailId?: string): string {
  const query = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(mailId ? { mail: mailId } : {}),
  })
  return query.size === 0 ? '/admin/outbox' : `/admin/outbox?${query}`
}

export function OutboxList({ mails, page, openId }: { mails: OutboxLine[]; page: number; openId: string | undefined }) {
  const zone = useReaderZone()
  const columns = [
    { name: m.outbox_column_subject() },
    { name: m.outbox_column_to() },
    { name: m.outbox_column_status() },
    { name: m.outbox_column_attempts() },
    { name: m.outbox_column_language() },
    { name: m.outbox_column_written() },
    { name: m.outbox_column_error() },
  ]
  return (
    <DataTable label={m.outbox_list()} columns={columns} className="min-w-[62rem]">
      {mails.map((mail) => (
        <tr key={mail.id} className={mail.id === openId ? 'bg-accent-soft' : undefined}>
          <HeadCell className="max-w-72 break-words" lang={mail.language}>
            <TextLink to={outboxAddress(page, mail.id)} aria-current={mail.id === openId ? 'true' : undefined}>
              {mail.subject}
            </TextLink>
          </HeadCell>
          <Cell className="max-w-64 min-w-48 wrap-anywhere">{mail.to}</Cell>
          <Cell className="whitespace-nowrap">
            <OutboxStatus status={mail.status} />
          </Cell>
          <Cell className="tabular-nums">{formatNumber(mail.attempts)}</Cell>
          <Cell>{languages[mail.language]()}</Cell>
          <Cell className="whitespace-nowrap">
            <time dateTime={mail.written}>{formatMoment(mail.written, getLocale(), zone)}</time>
          </Cell>
          <Cell className="max-w-72 text-sm break-words text-muted">{mail.error}</Cell>
        </tr>
      ))}
    </DataTable>
  )
}
