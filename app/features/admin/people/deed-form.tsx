import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { DeedPassword, isOfPassword } from '#app/features/account/components/deed-password.tsx'
import { formText } from '#app/features/account/form-text.ts'
import type { Proof } from '#app/features/account/require-fresh.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

export type Answered = { intent: string; problem: string; typed: string } | undefined

type DeedFormProps = {
  intent: string
  action: string
  submit: string
  tone: 'danger' | 'primary'
  proof: Proof
  email: string
  answered: Answered
  children?: ReactNode
}

const reasonTexts: Record<string, () => string> = {
  admin_reason_required: m.admin_people_reason_required,
  admin_reason_long: m.admin_purchases_reason_long,
}
const protectionTexts: Record<string, () => string> = {
  admin_people_self: m.admin_people_self,
  admin_people_configured: m.admin_people_configured,
  admin_people_last: m.admin_people_last,
}
const focus = (element: HTMLElement | null) => element?.focus()

/** A deed of an administrator that needs a reason and a fresh sign-in. */
export function DeedForm({ intent, action, submit, tone, proof, email, answered, children }: DeedFormProps) {
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST'
  const problem = answered?.intent === intent ? answered.problem : undefined
  const ofReason = problem === undefined ? undefined : reasonTexts[problem]?.()
  if (proof === 'stale')
    return (
      <Form method="post" action={action} className="grid justify-items-start gap-3">
        <p>{m.admin_people_stale()}</p>
        <Button type="submit" name="intent" value="sign-in-again">
          {m.admin_purchases_sign_in_again()}
        </Button>
      </Form>
    )
  return (
    <Form method="post" action={action} preventScrollReset>
      <fieldset disabled={busy} className="grid max-w-xl gap-5">
        {problem && !ofReason && !isOfPassword(problem) && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone="danger" title={m.admin_people_refused_title()}>
              {protectionTexts[problem]?.() ?? formText(problem)}
            </Notice>
          </div>
        )}
        {children}
        <Field label={m.admin_people_reason()} hint={m.admin_people_reason_hint()} error={ofReason} required>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              defaultValue={answered?.intent === intent ? answered.typed : undefined}
              rows={2}
              ref={ofReason ? focus : undefined}
            />
          )}
        </Field>
        <DeedPassword
          isAsked={proof === 'password'}
          email={email}
          label={m.admin_purchases_password()}
          problem={problem}
        />
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={tone}
          loading={busy && navigation.formData?.get('intent') === intent}
          className="justify-self-start"
        >
          {submit}
        </Button>
      </fieldset>
    </Form>
  )
}
