import { m } from '#app/i18n/generated/messages.js'
import { withLanguage } from '#app/i18n/keep-language.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { MailBlock, MailContent, MailSetting } from './mail-content.ts'
import { partRefundBlocks, receiptBlocks, refundBlocks, refundFailedBlocks } from './purchase-mails.ts'
import type { PurchaseVariables } from './purchase-mails.ts'
import { handedOverBlocks, invitationBlocks } from './together-mails.ts'
import type { HandedOverVariables, InvitationVariables } from './together-mails.ts'

/** `link` and every path are paths on our site, such as `/auth/reset?token=…`. */
export interface MailVariables {
  verify_email: { name: string; link: string; minutes: number }
  reset_password: { name: string; link: string; minutes: number }
  password_changed: { name: string }
  change_email: { name: string; link: string; minutes: number }
  email_changed: { name: string; link: string; days: number }
  second_factor_on: { name: string }
  second_factor_off: { name: string }
  recovery_codes_new: { name: string }
  google_joined: { name: string }
  google_removed: { name: string }
  account_closing: { name: string; date: string; link: string; days: number }
  account_kept: { name: string }
  contact_message: { firstName: string; lastName: string; email: string; message: string }
  /** `canReply`: a reply to the mail reaches somebody. */
  contact_answer: { name: string; message: string; answer: string; canReply: boolean }
  purchase_receipt: PurchaseVariables
  purchase_refunded: PurchaseVariables
  purchase_refund_failed: PurchaseVariables
  /** `text`: the outcome, in the language of the mail. */
  gift_taken_back: { name: string; title: string; text: string }
  work_reviewed: { title: string; outcome: keyof typeof outcomes; note: string; editorPath: string }
  work_resubmitted: { title: string; note: string; workPath: string }
  co_author_invitation: InvitationVariables
  work_handed_over: HandedOverVariables
  purchase_part_refunded: PurchaseVariables
  adventure_opened: { title: string; adventurePath: string; unsubscribePath: string }
}

export type MailTemplateName = keyof MailVariables

export interface MailTemplate<Variables> {
  /** The body holds a link with a token: it is encrypted in the outbox and erased after sending. */
  sealed: boolean
  minutesOfUse: (variables: Variables) => number
  compose: (variables: Variables, setting: MailSetting) => MailContent
}

const day = 24 * 60

/** No greeting by long names or names that look like links: a sign-up form must not send advertising. */
function greeting(name: string, locale: Locale): MailBlock {
  const line = name.replaceAll(/\s+/g, ' ').trim()
  const plain = line !== '' && line.length <= 80 && !/[/@<>]|\w\.\w{2,}/.test(line)
  return {
    kind: 'paragraph',
    text: plain ? m.mail_greeting({ name: line }, { locale }) : m.mail_greeting_nobody({}, { locale }),
  }
}

type Text = (inputs: Record<string, never>, options: { locale: Locale }) => string

/** Reports a change to the account, and says what to do if somebody else made it. */
const changeNotice = (texts: { subject: Text; text: Text }): MailTemplate<{ name: string }> => ({
  sealed: false,
  minutesOfUse: () => 3 * day,
  compose: ({ name }, { locale, url }) => ({
    subject: texts.subject({}, { locale }),
    blocks: [
      greeting(name, locale),
      { kind: 'paragraph', text: texts.text({}, { locale }) },
      {
        kind: 'button',
        label: m.mail_password_changed_button({}, { locale }),
        url: url(withLanguage('/auth', locale)),
      },
      {
        kind: 'note',
        text: m.mail_password_changed_note({}, { locale }),
        link: { label: m.mail_password_changed_contact({}, { locale }), url: url(withLanguage('/contact', locale)) },
      },
    ],
  }),
})

const outcomes = {
  in_review: { subject: m.mail_work_reviewed_in_review_subject, text: m.mail_work_reviewed_in_review_text },
  unlisted: { subject: m.mail_work_reviewed_unlisted_subject, text: m.mail_work_reviewed_unlisted_text },
  published: { subject: m.mail_work_reviewed_published_subject, text: m.mail_work_reviewed_published_text },
  draft: { subject: m.mail_work_reviewed_draft_subject, text: m.mail_work_reviewed_draft_text },
}

const ofPurchase = (
  subject: (inputs: { title: string }, options: { locale: Locale }) => string,
  blocks: (given: PurchaseVariables, setting: MailSetting) => MailBlock[],
): MailTemplate<PurchaseVariables> => ({
  sealed: false,
  minutesOfUse: () => 30 * day,
  compose: (given, setting) => ({
    subject: subject({ title: given.title }, setting),
    blocks: [greeting(given.name, setting.locale), ...blocks(given, setting)],
  }),
})

/** A new mail needs its variables above, its entry here and its texts `mail_<template>_…` in mail.json. */
export const mailTemplates: { readonly [Name in MailTemplateName]: MailTemplate<MailVariables[Name]> } = {
  verify_email: {
    sealed: true,
    minutesOfUse: ({ minutes }) => minutes,
    compose: ({ name, link, minutes }, { locale, url }) => ({
      subject: m.account_verify_heading({}, { locale }),
      blocks: [
        greeting(name, locale),
        { kind: 'paragraph', text: m.mail_verify_email_text({}, { locale }) },
        { kind: 'button', label: m.account_verify_submit({}, { locale }), url: url(link) },
        { kind: 'note', text: m.mail_verify_email_note({ minutes }, { locale }) },
      ],
    }),
  },
  reset_password: {
    sealed: true,
    minutesOfUse: ({ minutes }) => minutes,
    compose: ({ name, link, minutes }, { locale, url }) => ({
      subject: m.account_reset_heading({}, { locale }),
      blocks: [
        greeting(name, locale),
        { kind: 'paragraph', text: m.mail_reset_password_text({}, { locale }) },
        { kind: 'button', label: m.mail_reset_password_button({}, { locale }), url: url(link) },
        { kind: 'note', text: m.mail_reset_password_note({ minutes }, { locale }) },
      ],
    }),
  },
  password_changed: changeNotice({
    subject: m.mail_password_changed_subject,
    text: m.mail_password_changed_text,
  }),
  change_email: {
    sealed: true,
    minutesOfUse: ({ minutes }) => minutes,
    compose: ({ name, link, minutes }, { locale, url }) => ({
      subject: m.security_change_email_heading({}, { locale }),
      blocks: [
        greeting(name, locale),
        { kind: 'paragraph', text: m.mail_change_email_text({}, { locale }) },
        { kind: 'button', label: m.mail_change_email_button({}, { locale }), url: url(link) },
        { kind: 'note', text: m.mail_change_email_note({ minutes }, { locale }) },
      ],
    }),
  },
  email_changed: {
    sealed: true,
    minutesOfUse: ({ days }) => days * day,
    compose: ({ name, link, days }, { locale, url }) => ({
      subject: m.mail_email_changed_subject({}, { locale }),
      blocks: [
        greeting(name, locale),
        { kind: 'paragraph', text: m.mail_email_changed_text({}, { locale }) },
        { kind: 'paragraph', text: m.mail_email_changed_if_not({}, { locale }) },
        { kind: 'button', label: m.mail_email_changed_button({}, { locale }), url: url(link) },
        { kind: 'note', text: m.mail_email_changed_note({ days }, { locale }) },
      ],
    }),
  },
  second_factor_on: changeNotice({
    subject: m.mail_second_factor_on_subject,
    text: m.mail_second_factor_on_text,
  }),
  second_factor_off: changeNotice({
    subject: m.security_factor_off_done_title,
    text: m.mail_second_factor_off_text,
  }),
  recovery_codes_new: changeNotice({
    subject: m.mail_recovery_codes_new_subject,
    text: m.mail_recovery_codes_new_text,
  }),
  google_joined: changeNotice({ subject: m.mail_google_joined_subject, text: m.mail_google_joined_text }),
  google_removed: changeNotice({ subject: m.mail_google_removed_subject, text: m.mail_google_removed_text }),
  account_closing: {
    sealed: true,
    minutesOfUse: ({ days }) => days * day,
    compose: ({ name, date, link, days }, { locale, url }) => ({
      subject: m.closing_waits_title({ date }, { locale }),
      blocks: [
        greeting(name, locale),
        { kind: 'paragraph', text: m.mail_account_closing_text({ date }, { locale }) },
        { kind: 'button', label: m.closing_keep({}, { locale }), url: url(link) },
        { kind: 'note', text: m.mail_account_closing_note({ days }, { locale }) },
      ],
    }),
  },
  account_kept: {
    sealed: false,
    minutesOfUse: () => 3 * day,
    compose: ({ name }, { locale, url }) => ({
      subject: m.mail_account_kept_subject({}, { locale }),
      blocks: [
        greeting(name, locale),
        { kind: 'paragraph', text: m.mail_account_kept_text({}, { locale }) },
        {
          kind: 'button',
          label: m.mail_password_changed_button({}, { locale }),
          url: url(withLanguage('/auth', locale)),
        },
      ],
    }),
  },
  contact_message: {
    sealed: false,
    minutesOfUse: () => 30 * day,
    compose: ({ firstName, lastName, email, message }, { locale }) => ({
      subject: m.mail_contact_message_subject({ firstName, lastName }, { locale }),
      blocks: [
        {
          kind: 'facts',
          rows: [
            [m.messages_column_from({}, { locale }), `${firstName} ${lastName}`],
            [m.common_email({}, { locale }), email],
          ],
        },
        { kind: 'quote', text: message },
        { kind: 'note', text: m.mail_contact_message_note({ firstName }, { locale }) },
      ],
    }),
  },
  contact_answer: {
    sealed: false,
    minutesOfUse: () => 30 * day,
    compose: ({ name, message, answer, canReply }, { locale, url }) => ({
      subject: m.mail_contact_answer_subject({}, { locale }),
      blocks: [
        greeting(name, locale),
        { kind: 'paragraph', text: answer },
        canReply
          ? { kind: 'note', text: m.mail_contact_answer_reply({}, { locale }) }
          : {
              kind: 'note',
              text: m.mail_contact_answer_write({}, { locale }),
              link: {
                label: m.mail_contact_answer_contact({}, { locale }),
                url: url(withLanguage('/contact', locale)),
              },
            },
        { kind: 'note', text: m.mail_contact_answer_wrote({}, { locale }) },
        { kind: 'quote', text: message },
      ],
    }),
  },
  purchase_receipt: ofPurchase(m.mail_purchase_receipt_subject, receiptBlocks),
  purchase_refunded: ofPurchase(m.mail_purchase_refunded_subject, refundBlocks),
  purchase_refund_failed: ofPurchase(m.mail_purchase_refund_failed_subject, refundFailedBlocks),
  gift_taken_back: {
    sealed: false,
    minutesOfUse: () => 30 * day,
    compose: ({ name, title, text }, { locale, url }) => ({
      subject: m.mail_gift_taken_back_subject({ title }, { locale }),
      blocks: [
        greeting(name, locale),
        { kind: 'paragraph', text },
        {
          kind: 'button',
          label: m.mail_purchase_button({}, { locale }),
          url: url(withLanguage('/account/purchases', locale)),
        },
      ],
    }),
  },
  work_reviewed: {
    sealed: false,
    minutesOfUse: () => 7 * day,
    compose: ({ title, outcome, note, editorPath }, { locale, url }) => ({
      subject: outcomes[outcome].subject({ title }, { locale }),
      blocks: [
        { kind: 'paragraph', text: outcomes[outcome].text({ title }, { locale }) },
        { kind: 'note', text: m.mail_work_reviewed_note({}, { locale }) },
        { kind: 'quote', text: note },
        {
          kind: 'button',
          label: m.mail_work_reviewed_button({}, { locale }),
          url: url(withLanguage(editorPath, locale)),
        },
      ],
    }),
  },
  work_resubmitted: {
    sealed: false,
    minutesOfUse: () => 7 * day,
    compose: ({ title, note, workPath }, { locale, url }) => ({
      subject: m.mail_work_resubmitted_subject({ title }, { locale }),
      blocks: [
        { kind: 'paragraph', text: m.mail_work_resubmitted_text({ title }, { locale }) },
        { kind: 'note', text: m.mail_work_resubmitted_note({}, { locale }) },
        { kind: 'quote', text: note },
        {
          kind: 'button',
          label: m.moderation_open_work({}, { locale }),
          url: url(withLanguage(workPath, locale)),
        },
      ],
    }),
  },
  co_author_invitation: {
    sealed: true,
    minutesOfUse: ({ days }) => days * day,
    compose: (variables, setting) => ({
      subject: m.mail_co_author_invitation_subject({ title: variables.title }, { locale: setting.locale }),
      blocks: invitationBlocks(variables, setting),
    }),
  },
  work_handed_over: {
    sealed: false,
    minutesOfUse: () => 7 * day,
    compose: (variables, setting) => ({
      subject: m.mail_work_handed_over_subject(variables, { locale: setting.locale }),
      blocks: handedOverBlocks(variables, setting),
    }),
  },
  purchase_part_refunded: ofPurchase(m.mail_purchase_part_refunded_subject, partRefundBlocks),
  adventure_opened: {
    sealed: false,
    minutesOfUse: () => 7 * day,
    compose: ({ title, adventurePath, unsubscribePath }, { locale, url }) => ({
      subject: m.mail_adventure_opened_subject({ title }, { locale }),
      blocks: [
        { kind: 'paragraph', text: m.mail_adventure_opened_text({ title }, { locale }) },
        { kind: 'button', label: m.mail_adventure_opened_button({}, { locale }), url: url(adventurePath) },
        {
          kind: 'note',
          text: m.mail_adventure_opened_note({}, { locale }),
          link: { label: m.mail_adventure_opened_unsubscribe({}, { locale }), url: url(unsubscribePath) },
        },
      ],
    }),
  },
}
