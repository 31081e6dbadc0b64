import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { lockOf } from './locks.ts'
import type { Colour, LockSettings } from './locks.ts'
import type { Configuration, Solution } from './schema.ts'
import type { Arrow } from './signs.ts'
import { colourOf, isArrow, knownSigns, plainSigns, signsOf } from './signs.ts'
import type { NamedSign } from './typed-signs.ts'

export const colourNames: Record<Colour, typeof m.code_entry_colour_red> = {
  red: m.code_entry_colour_red,
  orange: m.code_entry_colour_orange,
  yellow: m.code_entry_colour_yellow,
  green: m.code_entry_colour_green,
  blue: m.code_entry_colour_blue,
  purple: m.code_entry_colour_purple,
  white: m.code_entry_colour_white,
  black: m.code_entry_colour_black,
}

const arrowNames: Record<Arrow, () => string> = {
  '↑': m.code_entry_direction_up,
  '↗': m.code_entry_direction_up_right,
  '→': m.code_entry_direction_right,
  '↘': m.code_entry_direction_down_right,
  '↓': m.code_entry_direction_down,
  '↙': m.code_entry_direction_down_left,
  '←': m.code_entry_direction_left,
  '↖': m.code_entry_direction_up_left,
}

export function namedSigns(settings: LockSettings): readonly NamedSign[] {
  if (lockOf(settings) === 'signs')
    return (settings.signs ?? [])
      .map(({ sign, name, url }) => ({ sign: plainSigns(sign), name: name.trim() || sign, url }))
      .filter(({ sign }) => sign !== '')
  return (signsOf(settings) ?? []).map((sign) => ({ sign, name: nameOf(sign) }))
}

function nameOf(sign: string): string {
  const colour = colourOf(sign)
  if (colour) return colourNames[colour]()
  return isArrow(sign) ? arrowNames[sign]() : sign
}

/** For a lock of colours: those of its code, each once. */
export const coloursOf = ({ configuration, solution }: PuzzleDraft<Configuration, Solution>): LocalText[] =>
  lockOf(configuration) !== 'colours'
    ? []
    : [...new Set(knownSigns(solution.correctCode, signsOf(configuration) ?? []))].flatMap((sign) => {
        const colour = colourOf(sign)
        return colour ? [perLocale((locale) => colourNames[colour]({}, { locale }))] : []
      })

const perLocale = (text: (locale: Locale) => string): LocalText =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale)]))
