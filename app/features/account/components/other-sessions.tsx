import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'

export function OtherSessions({ count }: { count: number }) {
  return (
    <section aria-labelledby="sessions" className="grid justify-items-start gap-4">
      <h2 id="sessions" className="text-heading">
        {m.account_sessions_heading()}
      </h2>
      <p>
        {count === 0
          ? m.account_sessions_none()
          : count === 1
            ? m.account_sessions_one()
            : m.account_sessions_many({ count })}
      </p>
      {count > 0 && (
        <Form method="post" action="/account" preventScrollReset>
          <Button type="submit" name="intent" value="sign-out-elsewhere">
            {m.account_sign_out_elsewhere()}
          </Button>
        </Form>
      )}
    </section>
  )
}
