import { useNavigation } from 'react-router'
import { DeedPassword, isOfPassword } from '#app/features/account/components/deed-password.tsx'
import { formText } from '#app/features/account/form-text.ts'
import type { Proof } from '#app/features/account/require-fresh.server.ts'
import type { UnpaidStatement } from '#app/features/payments/sales/statements.server.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { statementNames } from './statement-list.tsx'

export type PayStatementProps = {
  statement: UnpaidStatement
  proof: Proof
  email: string
  problem: string | undefined
  action: string
  closeTo: string
}

export function PayStatementForm({ statement, proof, email, problem, action, closeTo }: PayStatementProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Card>
      <CardBody className="p-5 sm:p-7">
        <Form method="post" action={action} preventScrollReset aria-labelledby="pay-statement">
          <fieldset disabled={busy} className="grid max-w-xl gap-5">
            <h2 id="pay-statement" ref={focus} tabIndex={-1} className="text-heading">
              {m.admin_purchases_mark_paid_of(statementNames(statement))}
            </h2>
            <p>{m.admin_purchases_open_in_all({ amount: formatMoney(statement.openCents) })}</p>
            <p>
              {statement.payoutCents < 0
                ? m.admin_purchases_set_off_lead({ amount: formatMoney(-statement.payoutCents) })
                : m.admin_purchases_mark_paid_lead({ amount: formatMoney(statement.payoutCents) })}
            </p>
            {problem && !isOfPassword(problem) && <Notice tone="danger">{formText(problem)}</Notice>}
            <input type="hidden" name="statementId" value={statement.id} />
            {proof === 'stale' ? (
              <SignInAgain />
            ) : (
              <>
                <DeedPassword isAsked={proof === 'password'} email={email} problem={problem} />
                <Button
                  type="submit"
                  name="intent"
                  value="pay-statement"
                  variant="primary"
                  loading={busy}
                  className="justify-self-start"
                >
                  {m.admin_purchases_mark_paid()}
                </Button>
              </>
            )}
          </fieldset>
        </Form>
        <p className="mt-5">
          <TextLink to={closeTo} preventScrollReset className="inline-flex min-h-11 items-center">
            {m.common_close()}
          </TextLink>
        </p>
      </CardBody>
    </Card>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
