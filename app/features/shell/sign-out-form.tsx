import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'

/** A real form, so that signing out works without JavaScript and is never done by a mere link. */
export function SignOutForm({ className, icon }: { className: string; icon?: ReactNode }) {
  return (
    <form method="post" action="/auth/sign-out">
      <button type="submit" className={className}>
        {icon}
        {m.shell_sign_out()}
      </button>
    </form>
  )
}
