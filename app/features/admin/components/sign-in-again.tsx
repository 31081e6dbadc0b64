import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

/** Replaces the fields where `requireFresh` would refuse. */
export const SignInAgain = () => (
  <>
    <p>{m.admin_purchases_stale()}</p>
    <Button type="submit" name="intent" value="sign-in-again" className="justify-self-start">
      {m.admin_purchases_sign_in_again()}
    </Button>
  </>
)
