import { m } from '#app/i18n/generated/messages.js'
import { withLanguage } from '#app/i18n/keep-language.ts'
import type { MailBlock, MailSetting } from './mail-content.ts'

export type InvitationVariables = { title: string; name: string; link: string; days: number }
export type HandedOverVariables = { title: string; name: string; editorPath: string }

export const invitationBlocks = (
  { title, name, link, days }: InvitationVariables,
  { locale, url }: MailSetting,
): MailBlock[] => [
  { kind: 'paragraph', text: m.mail_co_author_invitation_text({ name, title }, { locale }) },
  { kind: 'button', label: m.people_invited_open({}, { locale }), url: url(withLanguage(link, locale)) },
  { kind: 'note', text: m.mail_co_author_invitation_note({ days }, { locale }) },
]

export const handedOverBlocks = (
  { title, name, editorPath }: HandedOverVariables,
  { locale, url }: MailSetting,
): MailBlock[] => [
  { kind: 'paragraph', text: m.mail_work_handed_over_text({ title, name }, { locale }) },
  { kind: 'button', label: m.moderation_open_work({}, { locale }), url: url(withLanguage(editorPath, locale)) },
  { kind: 'note', text: m.mail_work_handed_over_note({}, { locale }) },
]
