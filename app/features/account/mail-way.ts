import { m } from '#app/i18n/generated/messages.js'

/** What becomes of a mail here: it is sent; it is kept for an administrator to read (a local installation); or it waits. */
export type MailWay = 'sent' | 'kept' | 'waits'

const texts: Record<MailWay, () => string> = {
  sent: m.account_mail_spam,
  kept: m.account_mail_kept,
  waits: m.account_mail_waits,
}

/** Where to look for a mail that is said to be on its way. */
export const mailWayText = (way: MailWay): string => texts[way]()
