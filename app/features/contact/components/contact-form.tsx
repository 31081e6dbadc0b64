import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { contactSchema } from '#app/features/contact/contact.schema.ts'
import { contactText, noticeOf } from '#app/features/contact/contact-text.ts'
import type { FormErrors } from '#app/features/contact/contact-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { notify } from '#app/ui/toaster.ts'

function tell(errors: FormErrors): void {
  const notice = noticeOf(errors)
  if (notice) void notify({ ...notice, tone: 'danger' })
}

const textOf = (errors: string[] | undefined): string | undefined => (errors?.[0] ? contactText(errors[0]) : undefined)

const focus = (element: HTMLElement | null) => element?.focus()

export function ContactForm({ result }: { result: SubmissionResult | undefined }) {
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  useEffect(() => tell(result?.error), [result])
  const [form, { firstName, lastName, email, message, website }] = useForm({
    id: 'contact',
    lastResult: busy ? undefined : result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate({ formData }) {
      const submission = parseWithZod(formData, { schema: contactSchema })
      // An intent (such as leaving a field) has no status; a refused submit has one
      if (submission.status === 'error') tell(submission.error)
      return submission
    },
  })
  const failed = form.errors && noticeOf({ '': form.errors })
  // Without scripts there is no toast
  const refused = !failed && noticeOf(result?.error)
  return (
    <Form {...getFormProps(form)} method="post" action="/contact" preventScrollReset>
      <fieldset disabled={busy} className="grid min-w-0 gap-5">
        {failed && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone="danger" title={failed.title}>
              {failed.description}
            </Notice>
          </div>
        )}
        {refused && (
          <noscript>
            <Notice tone="danger" title={refused.title}>
              {refused.description}
            </Notice>
          </noscript>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={m.contact_first_name()}
            id={firstName.id}
            errorId={firstName.errorId}
            error={textOf(firstName.errors)}
            required
          >
            {(control) => (
              <Input
                {...control}
                name={firstName.name}
                defaultValue={firstName.initialValue}
                autoComplete="given-name"
              />
            )}
          </Field>
          <Field
            label={m.contact_last_name()}
            id={lastName.id}
            errorId={lastName.errorId}
            error={textOf(lastName.errors)}
            required
          >
            {(control) => (
              <Input
                {...control}
                name={lastName.name}
                defaultValue={lastName.initialValue}
                autoComplete="family-name"
              />
            )}
          </Field>
        </div>
        <Field
          label={m.common_email()}
          hint={m.contact_email_hint()}
          id={email.id}
          errorId={email.errorId}
          error={textOf(email.errors)}
          required
        >
          {(control) => (
            <Input {...control} type="email" name={email.name} defaultValue={email.initialValue} autoComplete="email" />
          )}
        </Field>
        <Field
          label={m.contact_message()}
          hint={m.contact_message_hint()}
          id={message.id}
          errorId={message.errorId}
          error={textOf(message.errors)}
          required
        >
          {(control) => <Textarea {...control} name={message.name} defaultValue={message.initialValue} rows={7} />}
        </Field>
        <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
          <label htmlFor={website.id}>{m.contact_trap()}</label>
          <input id={website.id} name={website.name} tabIndex={-1} autoComplete="off" defaultValue="" />
        </div>
        <Button type="submit" variant="primary" size="large" loading={busy} onMouseDown={keepFieldFocused}>
          {busy ? m.contact_busy() : m.contact_submit()}
        </Button>
        <p className="text-sm text-muted">
          {m.contact_privacy()}
          <TextLink to="/privacy-policy" target="_blank" rel="noopener">
            {m.contact_privacy_link()}
          </TextLink>
        </p>
      </fieldset>
    </Form>
  )
}
