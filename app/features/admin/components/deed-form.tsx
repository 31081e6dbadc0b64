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
import { SignInAgain } from './sign-in-again.tsx'

export type Answered = { intent: string; problem: string; typed: string } | undefined

type DeedFormProps = {
  intent: string
  action: string
  submit: string
  tone: 'danger' | 'primary'
  proof: Proof
  email: string
  answered: Answered
  words?: DeedWords
  children?: ReactNode
}

type Refusal = { title: string; text: string; tone?: 'warning' | 'danger' }

export type DeedWords = { reason: () => string; hint: () => string; refusal: (problem: string) => Refusal }

const reasonTexts: Record<string, () => string> = {
  admin_reason_required: m.admin_purchases_reason_required,
  admin_reason_long: m.admin_purchases_reason_long,
}
const protectionTexts: Record<string, () => string> = {
  admin_people_self: m.admin_people_self,
  admin_people_configured: m.admin_people_configured,
  admin_people_last: m.admin_people_last,
  admin_people_same_role: m.admin_people_same_role,
}
const ofPeople: DeedWords = {
  reason: m.admin_reason,
  hint: m.admin_people_reason_hint,
  refusal: (problem) => ({
    title: m.admin_refused_title(),
    text: protectionTexts[problem]?.() ?? formText(problem),
  }),
}
const focus = (element: HTMLElement | null) => element?.focus()

/** An administrator's action that needs a reason and a recent sign-in. */
export function DeedForm(props: DeedFormProps) {
  const { intent, action, submit, tone, proof, email, answered, words = ofPeople, children } = props
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST'
  const problem = answered?.intent === intent ? answered.problem : undefined
  const ofReason = problem === undefined ? undefined : reasonTexts[problem]?.()
  const refusal = problem && !ofReason && !isOfPassword(problem) ? words.refusal(problem) : null
  if (proof === 'stale')
    return (
      <Form method="post" action={action} className="grid justify-items-start gap-3">
        <SignInAgain />
      </Form>
    )
  return (
    <Form method="post" action={action} preventScrollReset>
      <fieldset disabled={busy} className="grid max-w-xl gap-5">
        {refusal && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone={refusal.tone ?? 'danger'} title={refusal.title}>
              {refusal.text}
            </Notice>
          </div>
        )}
        {children}
        <Field label={words.reason()} hint={words.hint()} error={ofReason} required>
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
        <DeedPassword isAsked={proof === 'password'} email={email} problem={problem} />
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
