import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'

/** For accounts with only Google sign-in: a recent sign-in replaces the password. */
export function GoogleAgain({ next }: { next: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{m.security_again()}</p>
      <Form method="post" action={`/auth/google?${new URLSearchParams({ next, again: '1' })}`}>
        <Button type="submit">{m.security_again_submit()}</Button>
      </Form>
    </div>
  )
}
