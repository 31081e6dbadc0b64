import { outboxAddress } from '#app/features/admin/outbox-address.ts'
import type { AskedMails } from '#app/features/admin/outbox-address.ts'
import type { OutboxLine } from '#app/features/admin/outbox.present.ts'
import { formatMoment, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Cell, DataTable, HeadCell } from '#app/ui/data-table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { mailKindText } from './mail-kind-text.ts'
import { OutboxStatus } from './outbox-status.tsx'

const languages: Record<OutboxLine['language'], () => string> = { en: m.common_english, fr: m.common_french }

type OutboxListProps = { mails: OutboxLine[]; asked: AskedMails; openId: string | undefined }

export function OutboxList({ mails, asked, openId }: OutboxListProps) {
  const zone = useReaderZone()
  const columns = [
    { name: m.outbox_column_subject() },
    { name: m.outbox_column_to() },
    { name: m.admin_column_status() },
    { name: m.outbox_column_attempts() },
    { name: m.shell_language() },
    { name: m.admin_written() },
    { name: m.outbox_column_error() },
  ]
  return (
    <DataTable label={m.outbox_list()} columns={columns} className="min-w-[62rem]">
      {mails.map((mail) => (
        <tr key={mail.id} className={mail.id === openId ? 'bg-accent-soft' : undefined}>
          <HeadCell className="max-w-72">
            <TextLink
              to={outboxAddress({ ...asked, mailId: mail.id })}
              aria-current={mail.id === openId ? 'true' : undefined}
              lang={mail.language}
            >
              {mail.subject}
            </TextLink>
            <span className="block text-sm font-normal text-muted">{mailKindText(mail.kind)}</span>
          </HeadCell>
          <Cell className="max-w-64 min-w-48">{mail.to}</Cell>
          <Cell className="whitespace-nowrap">
            <OutboxStatus status={mail.status} />
          </Cell>
          <Cell className="tabular-nums">{formatNumber(mail.attempts)}</Cell>
          <Cell>{languages[mail.language]()}</Cell>
          <Cell className="whitespace-nowrap">
            <time dateTime={mail.written}>{formatMoment(mail.written, zone)}</time>
          </Cell>
          <Cell className="max-w-72 text-sm text-muted">{mail.error}</Cell>
        </tr>
      ))}
    </DataTable>
  )
}
