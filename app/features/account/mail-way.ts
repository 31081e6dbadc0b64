import { m } from '#app/i18n/generated/messages.js'

/** `kept`: for an administrator to read, on a local installation. */
export type MailWay = 'sent' | 'kept' | 'waits'

const texts: Record<MailWay, () => string> = {
  sent: m.account_mail_spam,
  kept: m.account_mail_kept,
  waits: m.account_mail_waits,
}

export const mailWayText = (way: MailWay): string => texts[way]()
