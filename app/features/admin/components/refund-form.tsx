import { useNavigation } from 'react-router'
import { DeedPassword, isOfPassword } from '#app/features/account/components/deed-password.tsx'
import { formText } from '#app/features/account/form-text.ts'
import type { OpenPurchase } from '#app/features/admin/purchase.present.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

export type RefundFormProps = {
  purchase: OpenPurchase
  proof: 'password' | 'fresh' | 'stale'
  email: string
  problem: string | undefined
  /** The reason as it was typed, after a refusal. */
  typed: string | undefined
}

const reasonTexts: Record<string, () => string> = {
  admin_reason_required: m.admin_purchases_reason_required,
  admin_reason_long: m.admin_purchases_reason_long,
}

export function RefundForm({ purchase, proof, email, problem, typed }: RefundFormProps) {
  const busy = useNavigation().formMethod === 'POST'
  const ofReason = problem === undefined ? undefined : reasonTexts[problem]?.()
  const amount = formatMoney(purchase.totalCents - purchase.refundedCents)
  return (
    <Form
      method="post"
      action={`/admin/purchases?purchase=${purchase.id}`}
      preventScrollReset
      aria-labelledby="refund"
      className="border-t border-line pt-5"
    >
      <fieldset disabled={busy} className="grid max-w-xl gap-5">
        <h3 id="refund" className="font-display text-xl font-semibold">
          {m.admin_purchases_refund()}
        </h3>
        <p>{purchase.isTest ? m.admin_purchases_refund_test() : m.admin_purchases_refund_lead({ amount })}</p>
        {problem && !ofReason && !isOfPassword(problem) && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone="danger" title={m.admin_purchases_refused_title()}>
              {problem === 'notAllowed' ? m.admin_purchases_not_refundable() : formText(problem)}
            </Notice>
          </div>
        )}
        <input type="hidden" name="purchaseId" value={purchase.id} />
        {proof === 'stale' ? (
          <>
            <p>{m.admin_purchases_stale()}</p>
            <Button type="submit" name="intent" value="sign-in-again" className="justify-self-start">
              {m.admin_purchases_sign_in_again()}
            </Button>
          </>
        ) : (
          <>
            <Field label={m.admin_purchases_reason()} hint={m.admin_purchases_reason_hint()} error={ofReason} required>
              {(control) => (
                <Textarea {...control} name="reason" defaultValue={typed} rows={2} ref={ofReason ? focus : undefined} />
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
              value="refund"
              variant="danger"
              loading={busy}
              className="justify-self-start"
            >
              {busy ? m.admin_purchases_busy() : m.admin_purchases_submit({ amount })}
            </Button>
          </>
        )}
      </fieldset>
    </Form>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
