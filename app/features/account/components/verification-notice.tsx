import { useNavigation } from 'react-router'
import { formText } from '#app/features/account/form-text.ts'
import { mailDeliveryText } from '#app/features/account/mail-delivery.ts'
import type { MailDelivery } from '#app/features/account/mail-delivery.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

export type VerificationNoticeProps = {
  email: string
  minutes: number
  asked: string | undefined
  mailDelivery: MailDelivery
  /** Until the address is verified, says what that is needed for. */
  isAskedToPublish: boolean
  isAskedToBuy: boolean
}

const waitingTexts = {
  public: { buying: m.account_unverified_buying, free: m.account_unverified },
  local: { buying: m.account_unverified_local_buying, free: m.account_unverified_local },
}

export function VerificationNotice({ email, minutes, asked, mailDelivery, ...needed }: VerificationNoticeProps) {
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST'
  const sent = asked === 'sent'
  const isOnItsWay = mailDelivery === 'sent'
  const texts = waitingTexts[needed.isAskedToPublish ? 'public' : 'local']
  const waiting = needed.isAskedToBuy ? texts.buying : texts.free
  const sentTitle = isOnItsWay ? m.account_unverified_sent_title : m.account_unverified_made_title
  const sentText = isOnItsWay ? m.account_unverified_sent : m.account_unverified_made
  return (
    <section id="verification" className="scroll-mt-28" aria-live="polite">
      <Notice tone={sent ? 'success' : 'warning'} title={sent ? sentTitle() : m.account_verify_heading()}>
        <div className="grid gap-3">
          <p>{sent ? sentText({ email, minutes }) : waiting({ email })}</p>
          {asked && !sent && <p className="font-semibold">{formText(asked)}</p>}
          <p>{mailDeliveryText(mailDelivery)}</p>
          <Form method="post" action="/account" preventScrollReset>
            <Button type="submit" loading={busy}>
              {busy ? m.account_sending() : m.account_unverified_send()}
            </Button>
          </Form>
        </div>
      </Notice>
    </section>
  )
}
