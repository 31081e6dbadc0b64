import { useNavigation } from 'react-router'
import { outboxAddress } from '#app/features/admin/outbox-address.ts'
import type { AskedMails } from '#app/features/admin/outbox-address.ts'
import type { MailPart, OutboxLine, ReadableText } from '#app/features/admin/outbox.present.ts'
import { formText } from '#app/features/account/form-text.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Facts } from './facts.tsx'
import { mailKindText } from './mail-kind-text.ts'
import { OutboxStatus } from './outbox-status.tsx'

type OpenMail = OutboxLine & { replyTo: string | null; text: ReadableText; maySendAgain: boolean }

const focus = (element: HTMLElement | null) => element?.focus()

type OutboxMailProps = { mail: OpenMail; asked: AskedMails; problem: string | undefined }

export function OutboxMail({ mail, asked, problem }: OutboxMailProps) {
  const zone = useReaderZone()
  const facts = [
    { name: m.outbox_kind(), value: mailKindText(mail.kind) },
    { name: m.outbox_column_to(), value: mail.to },
    ...(mail.replyTo ? [{ name: m.outbox_reply_to(), value: mail.replyTo }] : []),
    { name: m.admin_written(), value: formatMoment(mail.written, zone) },
    ...(mail.sent ? [{ name: m.outbox_sent_on(), value: formatMoment(mail.sent, zone) }] : []),
    ...(mail.error ? [{ name: m.outbox_column_error(), value: mail.error }] : []),
  ]
  return (
    <Card>
      <CardBody className="gap-5 p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2
            key={mail.id}
            ref={problem === undefined ? focus : undefined}
            tabIndex={-1}
            className="text-heading"
            lang={mail.language}
          >
            {mail.subject}
          </h2>
          <OutboxStatus status={mail.status} />
        </div>
        <Facts facts={facts} />
        {problem !== undefined && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone="danger" title={m.outbox_again_refused_title()}>
              {problem === 'conflict' ? m.outbox_again_refused() : formText(problem)}
            </Notice>
          </div>
        )}
        {mail.status === 'failed' &&
          (mail.maySendAgain ? <SendAgain mailId={mail.id} /> : <p>{m.outbox_again_not()}</p>)}
        <MailText text={mail.text} language={mail.language} />
        <p>
          <TextLink to={outboxAddress(asked)} preventScrollReset>
            {m.outbox_close()}
          </TextLink>
        </p>
      </CardBody>
    </Card>
  )
}

function SendAgain({ mailId }: { mailId: string }) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
      <Button type="submit" name="mailId" value={mailId} variant="accent" loading={busy}>
        {m.outbox_again()}
      </Button>
      <p className="text-sm text-muted">{m.outbox_again_hint()}</p>
    </Form>
  )
}

function MailText({ text, language }: { text: ReadableText; language: string }) {
  if (text.state === 'sealed') return <Notice>{m.outbox_sealed()}</Notice>
  if (text.state === 'erased') return <Notice>{m.outbox_erased()}</Notice>
  return (
    <div
      role="group"
      aria-label={m.outbox_text_label()}
      lang={language}
      className="max-w-[72ch] rounded-control border border-line bg-sunken px-5 py-4 leading-relaxed whitespace-pre-wrap"
    >
      {text.parts.map((part, index) => (
        // The text of a mail never changes
        <Part key={index} part={part} />
      ))}
    </div>
  )
}

const Part = ({ part }: { part: MailPart }) =>
  part.path === undefined ? part.text : <TextLink to={part.path}>{part.text}</TextLink>
