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

type Said = { locale: Locale }

const partIn: Record<CoAuthorRole, { role: (language: string, said: Said) => string; about: (said: Said) => string }> =
  {
    editor: { role: (_, said) => m.people_role_editor({}, said), about: (said) => m.people_about_editor({}, said) },
    translator: {
      role: (language, said) => m.people_role_translator({ language }, said),
      about: (said) => m.people_about_translator({}, said),
    },
    reviewer: {
      role: (_, said) => m.people_role_reviewer({}, said),
      about: (said) => m.people_about_reviewer({}, said),
    },
  }

function partText({ role, language }: Pick<InvitationVariables, 'role' | 'language'>, locale: Locale): string {
  const part = partIn[role]
  const named = language === 'fr' ? m.common_french_in_text({}, { locale }) : m.common_english_in_text({}, { locale })
  return m.mail_co_author_invitation_part(
    { role: part.role(named, { locale }), about: part.about({ locale }) },
    { locale },
  )
}

export const invitationBlocks = (
  { title, name, role, language, link, days }: InvitationVariables,
  { locale, url }: MailSetting,
): MailBlock[] => [
  { kind: 'paragraph', text: m.mail_co_author_invitation_text({ name, title }, { locale }) },
  { kind: 'paragraph', text: partText({ role, language }, locale) },
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
