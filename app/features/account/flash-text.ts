import { m } from '#app/i18n/generated/messages.js'
import type { FlashCode } from '#app/shared/flash-codes.ts'

type FlashText = { title: () => string; description?: () => string }

const texts = {
  welcomeBack: { title: m.account_welcome_back_title, description: m.account_welcome_back },
  accountCreated: { title: m.account_created_title, description: m.account_created },
  googleSignedIn: { title: m.account_google_signed_in },
  googleSignedUp: { title: m.account_google_signed_up },
  googlePasswordRemoved: { title: m.account_google_signed_in, description: m.account_google_password_removed },
  googleRemoved: { title: m.security_google_off_done_title, description: m.security_google_off_done },
  passwordChanged: { title: m.account_password_changed_title, description: m.account_password_changed },
  sessionEnded: { title: m.security_session_ended_title, description: m.security_session_ended },
  secondFactorOff: { title: m.security_factor_off_done_title, description: m.security_factor_off_done },
  recoveryCodeUsed: { title: m.account_welcome_back_title, description: m.security_recovery_used },
  messageSent: { title: m.contact_sent_title, description: m.contact_sent },
  signedOut: { title: m.account_signed_out_title, description: m.account_signed_out },
  signedOutElsewhere: { title: m.account_signed_out_elsewhere_title, description: m.account_signed_out_elsewhere },
  reviewSaved: { title: m.reviews_saved_title, description: m.reviews_saved },
  reviewRemoved: { title: m.reviews_removed_title, description: m.reviews_removed },
  answerSaved: { title: m.reviews_answered_title, description: m.reviews_answered },
  answerRemoved: { title: m.reviews_answer_removed_title, description: m.reviews_answer_removed },
  wishMade: { title: m.wishes_made_title, description: m.wishes_made },
  wishDropped: { title: m.wishes_dropped_title, description: m.wishes_dropped },
  wishOpen: { title: m.wishes_open_title, description: m.wishes_open },
  profileSaved: { title: m.account_saved },
  preferencesSaved: { title: m.preferences_saved_title, description: m.preferences_saved },
  accountCloses: { title: m.closing_asked_title, description: m.closing_asked },
  accountKept: { title: m.closing_kept_title, description: m.closing_kept },
  termsAccepted: { title: m.terms_accepted_title },
  paymentRefunded: { title: m.admin_purchases_done_title, description: m.admin_purchases_done },
  moderated: { title: m.moderation_done },
  messageAnswered: { title: m.messages_answer_sent },
  mailSentAgain: { title: m.outbox_again_done },
  designCreated: { title: m.design_created },
  designUpdated: { title: m.design_updated },
  designDeleted: { title: m.design_deleted },
  designReset: { title: m.design_reset_done },
  messageMoved: { title: m.moderation_done },
  personChanged: { title: m.admin_people_done },
  statementPaid: { title: m.admin_purchases_statement_done },
  purchaseRefunded: { title: m.refunds_done_title, description: m.refunds_done },
  mayPlayAlready: { title: m.checkout_may_play_title, description: m.checkout_may_play },
  notOnSaleYet: { title: m.checkout_not_yet_title, description: m.checkout_not_yet },
  linkRenewed: { title: m.studio_link_renewed, description: m.studio_link_renewed_text },
  workLeft: { title: m.people_done_left },
  invitationAccepted: { title: m.people_accepted },
  embedSaved: { title: m.share_embed_saved, description: m.share_embed_saved_text },
  embedForAll: { title: m.share_embed_saved, description: m.share_embed_for_all },
  sessionDeleted: { title: m.results_deleted, description: m.results_deleted_text },
  kioskSaved: { title: m.kiosk_saved, description: m.kiosk_saved_text },
  certificatesBusy: { title: m.certificate_busy, description: m.errors_unavailable },
  lockChanged: { title: m.lock_changed },
  lockDeleted: { title: m.lock_deleted },
  lockKept: { title: m.lock_kept, description: m.lock_kept_text },
  lockNotPrinted: { title: m.lock_not_printed_title, description: m.lock_not_printed },
  gamePutAway: { title: m.lobby_put_away_done_title, description: m.lobby_put_away_done },
} satisfies Record<FlashCode, FlashText>

export function flashText(code: FlashCode): { title: string; description?: string } {
  const { title, description }: FlashText = texts[code]
  return description ? { title: title(), description: description() } : { title: title() }
}
