import type { Locale } from '#app/i18n/locale.ts'

/** What an adventure is offered in once another language is the one that it is written in: in both still, or in the new one alone. */
export const languagesAfter = (languages: readonly Locale[], { from, to }: { from: Locale; to: Locale }): Locale[] =>
  languages.includes(to) && languages.includes(from) ? [to, from] : [to]
