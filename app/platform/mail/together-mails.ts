import { m } from '#app/i18n/generated/messages.js'
import { withLanguage } from '#app/i18n/keep-language.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { CoAuthorRole } from '#app/shared/co-author-roles.ts'
import type { MailBlock, MailSetting } from './mail-content.ts'

export type InvitationVariables = {
  title: string
  name: string
  role: CoAuthorRole
  /** A translator's. */
  language: Locale | null
  link: string
  days: number
}
export type HandedOverVariables = { title: string; name: string; editorPath: string }

const mayDo: Record<CoAuthorRole, (said: { language: string }, options: { locale: Locale }) => string> = {
  editor: (_said, options) => m.mail_co_author_invitation_editor({}, options),
  translator: m.mail_co_author_invitation_translator,
  reviewer: (_said, options) => m.mail_co_author_invitation_reviewer({}, options),
}

const languageIn = (language: Locale | null, locale: Locale): string =>
  language === 'fr' ? m.common_french_in_text({}, { locale }) : m.common_english_in_text({}, { locale })

export const invitationBlocks = (
  { title, name, role, language, link, days }: InvitationVariables,
  { locale, url }: MailSetting,
): MailBlock[] => [
  { kind: 'paragraph', text: m.mail_co_author_invitation_text({ name, title }, { locale }) },
  { kind: 'paragraph', text: mayDo[role]({ language: languageIn(language, locale) }, { locale }) },
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
