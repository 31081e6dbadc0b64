import type { Locale } from '#app/i18n/locale.ts'

/** What a mail says, in plain text that the layout escapes. Links are absolute and point to our site (see `siteUrl`).
 * */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'note'; text: string; link?: { label: string; url: string } }

export interface MailContent {
  subject: string
  blocks: readonly MailBlock[]
}

export interface MailSetting {
  locale: Locale
  url: (path: string) => string
}
