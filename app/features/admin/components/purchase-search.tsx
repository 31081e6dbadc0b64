import type { PurchaseSearch as Search } from '#app/features/admin/purchases.queries.server.ts'
import { paymentStateText } from '#app/features/payments/components/payment-state.tsx'
import { paymentStatuses } from '#app/features/payments/payment-status.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { Select } from '#app/ui/select.tsx'

export const mostWords = 200

export function PurchaseSearch({ words, state }: Search) {
  return (
    <Form
      method="get"
      action="/admin/purchases"
      role="search"
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <Field label={m.admin_purchases_search()} hint={m.admin_purchases_search_hint()}>
        {(control) => <Input {...control} type="search" name="q" defaultValue={words} maxLength={mostWords} />}
      </Field>
      <Field label={m.admin_column_status()}>
        {(control) => (
          <Select {...control} name="state" defaultValue={state ?? ''}>
            <option value="">{m.admin_all()}</option>
            <option value="flagged">{m.admin_purchases_state_flagged()}</option>
            {paymentStatuses.map((status) => (
              <option key={status} value={status}>
                {paymentStateText(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="accent">
        {m.admin_show()}
      </Button>
    </Form>
  )
}
