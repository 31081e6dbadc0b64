import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { formText } from '#app/features/account/form-text.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { mostAnswer } from './message.schema.ts'
import { messagesAddress } from './message-address.ts'
import type { AskedMessages } from './message-address.ts'
import { MessageStateBadge } from './message-state.tsx'
import type { OpenMessage } from './messages.queries.server.ts'

export type MessageAnswered = { problem: string; typed: string } | undefined
type MessageCardProps = { message: OpenMessage; asked: AskedMessages; answered: MessageAnswered }

const fieldTexts: Record<string, () => string> = {
  messages_answer_required: m.messages_answer_required,
  messages_answer_long: m.messages_answer_long,
}

const focus = (element: HTMLElement | null) => element?.focus()

/** One message with its answer, or the form for it. */
export function MessageCard({ message, asked, answered }: MessageCardProps) {
  const zone = useReaderZone()
  const moment = (at: string) => formatMoment(at, zone)
  const problem = answered && !fieldTexts[answered.problem] ? answered.problem : undefined
  return (
    <Card>
      <CardBody className="gap-5 p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 ref={problem ? undefined : focus} tabIndex={-1} className="text-heading">
            {message.name}
          </h2>
          <MessageStateBadge state={message.status} />
        </div>
        {problem && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone="danger" title={m.messages_refused_title()}>
              {problem === 'conflict' ? m.messages_changed() : formText(problem)}
            </Notice>
          </div>
        )}
        <p className="text-muted">{m.messages_written({ email: message.email, when: moment(message.at) })}</p>
        <Written language={message.language}>{message.message}</Written>
        {message.answered === null ? (
          <AnswerForm message={message} answered={answered} />
        ) : (
          <section aria-labelledby="answer" className="grid gap-2">
            <h3 id="answer" className="font-semibold">
              {m.messages_answer()}
            </h3>
            <p className="text-sm text-muted">
              {message.answeredBy === null
                ? m.messages_answered({ when: moment(message.answered) })
                : m.messages_answered_by({ when: moment(message.answered), name: message.answeredBy })}
            </p>
            <Written language={message.language}>{message.answer}</Written>
          </section>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Deed message={message} intent={message.status === 'closed' ? 'reopen' : 'close'} />
          <TextLink to={messagesAddress(asked)} preventScrollReset className="inline-flex min-h-11 items-center">
            {m.messages_back()}
          </TextLink>
        </div>
      </CardBody>
    </Card>
  )
}

const Written = ({ language, children }: { language: string; children: ReactNode }) => (
  <div
    lang={language}
    className="max-w-[72ch] rounded-control border border-line bg-sunken px-5 py-4 leading-relaxed whitespace-pre-line"
  >
    {children}
  </div>
)

function AnswerForm({ message, answered }: { message: OpenMessage; answered: MessageAnswered }) {
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST'
  const error = answered && fieldTexts[answered.problem]?.()
  return (
    <Form method="post" noValidate preventScrollReset>
      <fieldset disabled={busy} className="grid max-w-2xl gap-4">
        <input type="hidden" name="messageId" value={message.id} />
        <Field
          label={m.messages_answer()}
          hint={message.language === 'fr' ? m.messages_answer_hint_fr() : m.messages_answer_hint_en()}
          error={error}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              name="answer"
              rows={6}
              lang={message.language}
              maxLength={mostAnswer}
              defaultValue={answered?.typed}
              ref={error ? focus : undefined}
            />
          )}
        </Field>
        <Button
          type="submit"
          name="intent"
          value="answer"
          variant="primary"
          loading={busy && navigation.formData?.get('intent') === 'answer'}
          className="justify-self-start"
        >
          {m.messages_answer_submit()}
        </Button>
      </fieldset>
    </Form>
  )
}

function Deed({ message, intent }: { message: OpenMessage; intent: 'close' | 'reopen' }) {
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="messageId" value={message.id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        disabled={busy}
        loading={busy && navigation.formData?.get('intent') === intent}
      >
        {intent === 'close' ? m.messages_close() : m.messages_reopen()}
      </Button>
    </Form>
  )
}
