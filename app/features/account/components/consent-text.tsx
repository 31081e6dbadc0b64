import { leastAge } from '#app/features/account/consent.ts'
import { m } from '#app/i18n/generated/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'

/** The documents open in new tabs, so that nothing typed is lost. */
export function ConsentText({ by = 'form' }: { by?: 'form' | 'google' }) {
  return (
    <p className="text-sm text-muted">
      {by === 'google'
        ? m.account_google_consent_before({ age: leastAge })
        : m.account_consent_before({ age: leastAge })}
      <TextLink to="/player-agreement" target="_blank" rel="noopener">
        {m.shell_player_agreement()}
      </TextLink>
      {m.account_consent_between()}
      <TextLink to="/privacy-policy" target="_blank" rel="noopener">
        {m.shell_privacy_policy()}
      </TextLink>
      {m.account_consent_after()}
    </p>
  )
}
