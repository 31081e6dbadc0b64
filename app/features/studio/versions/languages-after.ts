import type { Locale } from '#app/i18n/locale.ts'

export const languagesAfter = (languages: readonly Locale[], { from, to }: { from: Locale; to: Locale }): Locale[] =>
  languages.includes(to) && languages.includes(from) ? [to, from] : [to]
