import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'

const numbered = [m.groups_team_number, m.kiosk_team]

/** A team that has a number in place of a name is called in the reader's language, whoever numbered it. */
export function teamNameIn(name: string, locale: Locale): string {
  const number = /\d+/.exec(name)?.[0]
  if (number === undefined) return name
  const named = numbered.find((text) => locales.some((each) => text({ number }, { locale: each }) === name))
  return named ? named({ number }, { locale }) : name
}
