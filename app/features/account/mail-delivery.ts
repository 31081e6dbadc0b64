import { m } from '#app/i18n/generated/messages.js'

/** `kept`: for an administrator to read, on a local installation. */
export type MailDelivery = 'sent' | 'kept' | 'waits'

const texts: Record<MailDelivery, () => string> = {
  sent: m.account_mail_spam,
  kept: m.account_mail_kept,
  waits: m.account_mail_waits,
}

export const mailDeliveryText = (way: MailDelivery): string => texts[way]()
