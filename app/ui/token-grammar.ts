import { bundledFonts, isThemed, stageKey, tokens } from './tokens.ts'
import type { Token, TokenCategory } from './tokens.ts'

export type TokenSetting = { key: string; token: (typeof tokens)[number]; theme: 'light' | 'dark' | null }

/** Icons have one size and one stroke. */
const fixed: ReadonlySet<string> = new Set(['--icon-size', '--icon-stroke'])
export const isFixed = ({ key }: Pick<Token, 'key'>): boolean => fixed.has(key)

/** The tokens that may be changed, in token order. */
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

const triplet = /^(\d{1,3}(?:\.\d{1,3})?) (\d{1,3}(?:\.\d{1,3})?)% (\d{1,3}(?:\.\d{1,3})?)%$/
const colour = /^hsl\(([\d. %]+?)(?: \/ (\d{1,3}(?:\.\d{1,3})?)(%?))?\)$/
const colourFirst = /^(transparent|hsl\([^()]*\))(?: (.+))?$/
const colourLast = /^(inset )?([^()a-z]*(?:(?:px|rem)[^()a-z]*)*) (transparent|hsl\([^()]*\))$/
const length = /^-?(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem))$/
const percent = /^-?\d{1,4}(?:\.\d{1,3})?%$/
const gradient = /^(linear|radial)-gradient\((.+)\)$/
const direction = /^(?:-?\d{1,3}(?:\.\d{1,3})?deg|to (?:top|bottom|left|right)(?: (?:left|right))?)$/
const radius = /^(?:0|(\d{1,4}(?:\.\d{1,3})?)(px|rem))$/
const motion = /^(\d{1,4})ms$/
const sides: ReadonlySet<string> = new Set(['left', 'right', 'top', 'bottom', 'center'])

/** The largest numbers allowed in a value, by unit; the empty unit is for plain numbers. */
const most: Record<string, number> = { '%': 200, px: 4_000, rem: 250, deg: 360, '': 360 }
const mostOffsetPx = 32
const mostSpreadPx = 2
const mostReachPx = 72
const mostInsetPx = 8
const mostRadiusPx = 48
const mostMotionMs = 1_000
const pxOfRem = 16

/** A value as stored: one line, single spaces, none inside brackets. */
export const tidyValue = (value: string): string =>
  value.replaceAll(/\s+/g, ' ').replaceAll(/\( /g, '(').replaceAll(/ \)/g, ')').replaceAll(/ ?, ?/g, ', ').trim()

const numbersFit = (value: string, limits: Record<string, number>): boolean =>
  [...value.matchAll(/(\d+(?:\.\d+)?)(%|px|rem|deg|)/g)].every(
    ([, number, unit = '']) => Number(number) <= limits[unit]!,
  )

function isTriplet(text: string): boolean {
  const [, hue, saturation, lightness] = triplet.exec(text) ?? []
  return hue !== undefined && Number(hue) <= 360 && Number(saturation) <= 100 && Number(lightness) <= 100
}

function isColour(text: string): boolean {
  if (text === 'transparent') return true
  const [, parts, alpha = '0', unit] = colour.exec(text) ?? []
  return parts !== undefined && isTriplet(parts) && Number(alpha) <= (unit === '%' ? 100 : 1)
}

const isWithin = (count: number, [from, to]: readonly [number, number]): boolean => count >= from && count <= to

const areLengths = (words: readonly string[], counts: readonly [number, number]): boolean =>
  isWithin(words.length, counts) && words.every((word) => length.test(word))

function isStop(text: string): boolean {
  const [, front = '', places] = colourFirst.exec(text) ?? []
  const words = places?.split(' ') ?? []
  return isColour(front) && words.length <= 2 && words.every((word) => percent.test(word) || length.test(word))
}

/** `34rem 22rem at 12% -3rem`: size, centre, or both. */
function isSizeAndCentre(text: string): boolean {
  const [size, centre, ...more] = ` ${text}`.split(' at ')
  if (more.length > 0) return false
  const words = centre?.split(' ')
  const isCentre =
    words === undefined ||
    (words.length === 2 && words.every((word) => sides.has(word) || percent.test(word) || length.test(word)))
  const shape = size!.trim()
  const isSize =
    shape === '' ? words !== undefined : ['circle', 'ellipse'].includes(shape) || areLengths(shape.split(' '), [1, 2])
  return isCentre && isSize
}

function isGradient(value: string): boolean {
  const [, kind, inside = ''] = gradient.exec(value) ?? []
  const [first = '', ...rest] = inside.split(', ')
  const isTurned = kind === 'linear' ? direction.test(first) : isSizeAndCentre(first)
  const stops = isTurned ? rest : [first, ...rest]
  return kind !== undefined && isWithin(stops.length, [2, 8]) && stops.every((stop) => isStop(stop))
}

const pxOf = (text: string): number => Number.parseFloat(text) * (text.endsWith('rem') ? pxOfRem : 1)

/** How far a layer extends beyond its box, so that no shadow can hide what is beside it. */
function isNear(lengths: readonly string[], isInset: boolean): boolean {
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths.map((text) => pxOf(text))
  const offset = Math.max(Math.abs(x), Math.abs(y))
  if (blur < 0 || offset > mostOffsetPx || spread > mostSpreadPx) return false
  return offset + blur + spread <= (isInset ? mostInsetPx : mostReachPx)
}

function isShadow(value: string): boolean {
  if (value === 'none') return true
  const layers = value.split(', ')
  return (
    layers.length <= 4 &&
    layers.every((layer) => {
      const [, inset, lengths = '', tint = ''] = colourLast.exec(layer) ?? []
      const words = lengths.split(' ')
      return areLengths(words, [2, 4]) && isColour(tint) && isNear(words, inset !== undefined)
    })
  )
}

const judges: Record<TokenCategory, (value: string, key: string) => boolean> = {
  color: isTriplet,
  gradient: (value) => isGradient(value) && numbersFit(value, most),
  shadow: isShadow,
  font: (value) => bundledFonts.some((font) => font === value),
  other(value, key) {
    if (key.startsWith('--motion-')) return Number(motion.exec(value)?.[1] ?? Infinity) <= mostMotionMs
    const [whole, size = '0', unit] = radius.exec(value) ?? []
    return whole !== undefined && Number(size) * (unit === 'rem' ? pxOfRem : 1) <= mostRadiusPx
  },
}

/** Whether a tidied value is allowed for the token: words of its grammar, numbers within bounds, nothing else. */
export const fitsToken = ({ token }: TokenSetting, value: string): boolean =>
  value.length <= mostLength && judges[token.category](value, token.key)

/** The style sheet of changed values; invalid ones are left out. Empty when nothing is left. */
export function sheetOf(settings: readonly { key: string; value: string }[]): string {
  const declarations = settings.flatMap(({ key, value }) => {
    const setting = settingOf(key)
    return setting && fitsToken(setting, value) ? [`${key}:${value}`] : []
  })
  return declarations.length === 0 ? '' : `@layer design{:root{${declarations.join(';')}}}\n`
}
