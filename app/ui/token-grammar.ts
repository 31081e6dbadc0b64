import { bundledFonts, isThemed, stageKey, tokens } from './tokens.ts'
import type { Token, TokenCategory } from './tokens.ts'

export type TokenSetting = { key: string; token: (typeof tokens)[number]; theme: 'light' | 'dark' | null }

/** Icons have one size and one stroke. */
const fixed: ReadonlySet<string> = new Set(['--icon-size', '--icon-stroke'])
export const isFixed = ({ key }: Pick<Token, 'key'>): boolean => fixed.has(key)

/** What may be changed, in the order of the tokens. */
export const tokenSettings: readonly TokenSetting[] = tokens
  .filter((token) => !isFixed(token))
  .flatMap((token): TokenSetting[] =>
    isThemed(token)
      ? [
          { key: token.key, token, theme: 'light' },
          { key: stageKey(token), token, theme: 'dark' },
        ]
      : [{ key: token.key, token, theme: null }],
  )

const byKey = new Map(tokenSettings.map((setting) => [setting.key, setting]))
export const settingOf = (key: string): TokenSetting | undefined => byKey.get(key)

const mostLength = 400

const decimal = String.raw`\d{1,4}(?:\.\d{1,3})?`
const length = String.raw`-?(?:0|${decimal}(?:px|rem))`
const percent = String.raw`-?${decimal}%`
const triplet = String.raw`${decimal} ${decimal}% ${decimal}%`
const colour = String.raw`(?:transparent|hsl\(${triplet}(?: / ${decimal}%?)?\))`
const place = String.raw`(?:${length}|${percent}|left|right|top|bottom|center)`
const stop = String.raw`${colour}(?: (?:${percent}|${length})){0,2}`
const stops = String.raw`${stop}(?:, ${stop}){1,7}`
const direction = String.raw`(?:-?${decimal}deg|to (?:top|bottom|left|right)(?: (?:left|right))?)`
const size = String.raw`(?:circle|ellipse|${length}(?: ${length})?)`
const centre = String.raw`at ${place} ${place}`
const oneShadow = String.raw`(?:inset )?${length} ${length}(?: ${length}){0,2} ${colour}`
const whole = (text: string) => new RegExp(`^(?:${text})$`)

const forms = {
  color: whole(triplet),
  gradient: whole(
    String.raw`linear-gradient\((?:${direction}, )?${stops}\)|radial-gradient\((?:(?:${size} ${centre}|${size}|${centre}), )?${stops}\)`,
  ),
  shadow: whole(String.raw`none|${oneShadow}(?:, ${oneShadow}){0,3}`),
  radius: whole(String.raw`0|(${decimal})(px|rem)`),
  motion: whole(String.raw`(\d{1,4})ms`),
}

/** Numbers of one value may be this large, by their unit; none stands for plain ones. */
const most: Record<string, number> = { '%': 200, px: 4_000, rem: 250, deg: 360, '': 360 }
const mostOfShadow: Record<string, number> = { ...most, px: 100, rem: 6.25 }
const mostRadiusPx = 48
const mostMotionMs = 1_000
const pxOfRem = 16

/** A value as it is stored: one line, single spaces, none inside brackets. */
export const tidyValue = (value: string): string =>
  value.replaceAll(/\s+/g, ' ').replaceAll(/\( /g, '(').replaceAll(/ \)/g, ')').replaceAll(/ ?, ?/g, ', ').trim()

const numbersFit = (value: string, limits: Record<string, number>): boolean =>
  [...value.matchAll(/(\d+(?:\.\d+)?)(%|px|rem|deg|)/g)].every(
    ([, number, unit = '']) => Number(number) <= limits[unit]!,
  )

const coloursFit = (value: string): boolean =>
  [
    ...value.matchAll(new RegExp(String.raw`(${decimal}) (${decimal})% (${decimal})%(?: / (${decimal})(%?))?`, 'g')),
  ].every(
    ([, hue, saturation, lightness, alpha = '0', unit]) =>
      Number(hue) <= 360 &&
      Number(saturation) <= 100 &&
      Number(lightness) <= 100 &&
      Number(alpha) <= (unit === '%' ? 100 : 1),
  )

const judges: Record<TokenCategory, (value: string, key: string) => boolean> = {
  color: (value) => forms.color.test(value) && coloursFit(value),
  gradient: (value) => forms.gradient.test(value) && coloursFit(value) && numbersFit(value, most),
  shadow: (value) => forms.shadow.test(value) && coloursFit(value) && numbersFit(value, mostOfShadow),
  font: (value) => bundledFonts.some((font) => font === value),
  other(value, key) {
    if (key.startsWith('--motion-')) return Number(forms.motion.exec(value)?.[1] ?? Infinity) <= mostMotionMs
    const radius = forms.radius.exec(value)
    return radius !== null && Number(radius[1] ?? 0) * (radius[2] === 'rem' ? pxOfRem : 1) <= mostRadiusPx
  },
}

/** Whether a tidy value is one that the token may have: words of its grammar, numbers in their bounds, nothing else. */
export const fitsToken = ({ token }: TokenSetting, value: string): boolean =>
  value.length <= mostLength && judges[token.category](value, token.key)

/** The style sheet of what was changed; what does not fit is left out. Empty when nothing is left. */
export function sheetOf(settings: readonly { key: string; value: string }[]): string {
  const declarations = settings.flatMap(({ key, value }) => {
    const setting = settingOf(key)
    return setting && fitsToken(setting, value) ? [`${key}:${value}`] : []
  })
  return declarations.length === 0 ? '' : `@layer design{:root{${declarations.join(';')}}}\n`
}
