import { formText } from '#app/features/account/form-text.ts'
import type { Proof } from '#app/features/account/require-fresh.server.ts'
import type { OpenPurchase } from '#app/features/admin/purchase.present.ts'
import { amountText } from '#app/features/payments/standing-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DeedForm } from './deed-form.tsx'
import type { DeedWords } from './deed-form.tsx'

export type RefundFormProps = {
  purchase: OpenPurchase
  proof: Proof
  email: string
  problem: string | undefined
  /** The reason as it was typed, after a refusal. */
  typed: string | undefined
}

const words: DeedWords = {
  reason: m.admin_purchases_reason,
  hint: m.admin_purchases_reason_hint,
  refusal: (problem) =>
    problem === 'refundUnknown'
      ? { title: m.payment_refund_asked_title(), text: formText(problem), tone: 'warning' }
      : {
          title: m.admin_purchases_refused_title(),
          text: problem === 'notAllowed' ? m.admin_purchases_not_refundable() : formText(problem),
        },
}

function leadOf({ flag, gift }: OpenPurchase) {
  if (flag) return m.admin_purchases_refund_lead_flagged
  return gift ? m.admin_purchases_refund_lead_gift : m.admin_purchases_refund_lead
}

export function RefundForm({ purchase, proof, email, problem, typed = '' }: RefundFormProps) {
  const amount = amountText({ ...purchase.taken, cents: purchase.taken.cents - purchase.refunded.cents })
  return (
    <section aria-labelledby="refund" className="grid gap-5 border-t border-line pt-5">
      <h3 id="refund" className="font-display text-xl font-semibold">
        {m.admin_purchases_refund()}
      </h3>
      <p className="max-w-xl">{purchase.isTest ? m.admin_purchases_refund_test() : leadOf(purchase)({ amount })}</p>
      <DeedForm
        intent="refund"
        action={`/admin/purchases?purchase=${purchase.id}`}
        submit={m.admin_purchases_submit({ amount })}
        tone="danger"
        proof={proof}
        email={email}
        answered={problem === undefined ? undefined : { intent: 'refund', problem, typed }}
        words={words}
      >
        <input type="hidden" name="purchaseId" value={purchase.id} />
      </DeedForm>
    </section>
  )
}
