import { m } from '#app/i18n/generated/messages.js'

const kinds: Record<string, () => string> = {
  verify_email: m.outbox_kind_verify_email,
  reset_password: m.outbox_kind_reset_password,
  password_changed: m.outbox_kind_password_changed,
  change_email: m.outbox_kind_change_email,
  email_changed: m.outbox_kind_email_changed,
  second_factor_on: m.outbox_kind_second_factor_on,
  second_factor_off: m.outbox_kind_second_factor_off,
  recovery_codes_new: m.outbox_kind_recovery_codes_new,
  google_joined: m.outbox_kind_google_joined,
  google_removed: m.outbox_kind_google_removed,
  account_closing: m.outbox_kind_account_closing,
  account_kept: m.outbox_kind_account_kept,
  contact_message: m.outbox_kind_contact_message,
  contact_answer: m.outbox_kind_contact_answer,
  purchase_receipt: m.receipts_title,
  purchase_refunded: m.outbox_kind_purchase_refunded,
  purchase_refund_failed: m.outbox_kind_purchase_refund_failed,
  purchase_part_refunded: m.outbox_kind_purchase_part_refunded,
  gift_taken_back: m.outbox_kind_gift_taken_back,
  work_reviewed: m.outbox_kind_work_reviewed,
  work_resubmitted: m.outbox_kind_work_resubmitted,
  co_author_invitation: m.outbox_kind_co_author_invitation,
  work_handed_over: m.outbox_kind_work_handed_over,
  adventure_opened: m.outbox_kind_adventure_opened,
}

/** What a mail is about; for a kind that no longer exists, its name. */
export const mailKindText = (kind: string): string => (Object.hasOwn(kinds, kind) ? kinds[kind]!() : kind)
