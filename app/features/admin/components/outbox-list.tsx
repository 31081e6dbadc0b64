import type { OutboxLine } from '#app/features/admin/outbox.present.ts'
import { formatMoment, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
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
    m.outbox_column_subject(),
    m.outbox_column_to(),
    m.outbox_column_status(),
    m.outbox_column_attempts(),
    m.outbox_column_language(),
    m.outbox_column_written(),
    m.outbox_column_error(),
  ]
  return (
    <div
      className="overflow-x-auto rounded-card border border-line bg-surface"
      role="region"
      aria-label={m.outbox_list()}
      tabIndex={0}
    >
      <table className="w-full min-w-[56rem] text-left">
        <thead className="border-b border-line bg-sunken text-sm">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr
              key={mail.id}
              className={
                mail.id === openId
                  ? 'border-b border-line bg-accent-soft last:border-0'
                  : 'border-b border-line last:border-0'
              }
            >
              <th scope="row" className="max-w-72 px-4 py-3 font-normal break-words" lang={mail.language}>
                <TextLink to={outboxAddress(page, mail.id)} aria-current={mail.id === openId ? 'true' : undefined}>
                  {mail.subject}
                </TextLink>
              </th>
              <td className="max-w-64 px-4 py-3 break-all">{mail.to}</td>
              <td className="px-4 py-3">
                <OutboxStatus status={mail.status} />
              </td>
              <td className="px-4 py-3 tabular-nums">{formatNumber(mail.attempts)}</td>
              <td className="px-4 py-3">{languages[mail.language]()}</td>
              <td className="px-4 py-3 whitespace-nowrap">
                <time dateTime={mail.written}>{formatMoment(mail.written, getLocale(), zone)}</time>
              </td>
              <td className="max-w-72 px-4 py-3 text-sm break-words text-muted">{mail.error}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
