import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import '#tests/support/drawn-cases.ts'
import { fitsToken, isFixed, settingOf, sheetOf, tidyValue, tokenSettings } from './token-grammar.ts'
import { hostileValues } from './token-grammar.hostile.ts'
import { isThemed, tokens } from './tokens.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const defaults = Object.fromEntries(
  [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, key = '', value = '']) => [key, tidyValue(value)]),
)
const one = (key: string) => settingOf(key)!
const of = (category: string) => tokenSettings.filter(({ token }) => token.category === category)

/** What a browser must parse: the layer, the block, and one declaration without anything that could end it. */
const oneDeclaration = /^@layer design\{:root\{(--[a-z0-9-]+):([^;{}<>@\\!"*]*)\}\}\n$/
const isHarmless = (sheet: string): boolean => {
  const [, , value] = oneDeclaration.exec(sheet) ?? []
  if (value === undefined || /(?:url|var|expression|image|attr|env)[\w-]*\(|import|\/\*|[\n\r\f]/i.test(value))
    return false
  let depth = 0
  for (const sign of value) {
    if (sign === '(') depth++
    if (sign === ')' && --depth < 0) return false
  }
  return depth === 0 && (value.match(/'/g)?.length ?? 0) % 2 === 0
}

test('every token of the site except the icons is a setting, in each theme that it has', () => {
  expect(tokenSettings.map(({ key }) => key).sort()).toEqual(
    Object.keys(defaults)
      .filter((key) => !isFixed({ key: key as `--${string}` }))
      .sort(),
  )
  expect(tokenSettings).toHaveLength(
    tokens.filter((token) => !isFixed(token)).reduce((sum, token) => sum + (isThemed(token) ? 2 : 1), 0),
  )
})

test.each(tokenSettings.map((setting) => [setting.key, setting] as const))(
  'the built-in value of %s fits its own grammar',
  (key, setting) => {
    expect([defaults[key], fitsToken(setting, defaults[key]!)]).toEqual([defaults[key], true])
  },
)

test.each([
  ['--accent', '0 0% 0%', true],
  ['--accent', '360 100% 100%', true],
  ['--accent', '271.5 81.25% 56%', true],
  ['--accent', '361 0% 0%', false],
  ['--accent', '0 101% 0%', false],
  ['--accent', '0 0% 100.1%', false],
  ['--accent', '#fff', false],
  ['--accent', 'red', false],
  ['--accent', '-1 0% 0%', false],
  ['--gradient-night', 'linear-gradient(to top left, transparent, hsl(0 0% 0% / 50%))', true],
  ['--gradient-night', 'radial-gradient(circle at center top, hsl(0 0% 0%), hsl(1 1% 1% / 1) 200%)', true],
  ['--gradient-night', 'linear-gradient(hsl(0 0% 0%), hsl(0 0% 0%))', true],
  ['--gradient-night', 'linear-gradient(361deg, transparent, transparent)', false],
  ['--gradient-night', 'linear-gradient(transparent)', false],
  ['--gradient-night', 'linear-gradient(hsl(0 0% 0% / 2), transparent)', false],
  ['--gradient-night', 'linear-gradient(transparent, transparent), linear-gradient(transparent, transparent)', false],
  ['--gradient-night', 'conic-gradient(transparent, transparent)', false],
  ['--gradient-night', 'none', false],
  ['--shadow-low', 'none', true],
  ['--shadow-low', '0 32px 40px hsl(0 0% 0% / 1)', true],
  ['--shadow-low', '0 2rem 56px -16px hsl(0 0% 0% / 1)', true],
  ['--shadow-low', '0 33px 0 hsl(0 0% 0%)', false],
  ['--shadow-low', '0 32px 41px hsl(0 0% 0%)', false],
  ['--shadow-low', '0 0 0 3px hsl(0 0% 0%)', false],
  ['--shadow-low', '0 0 -1px hsl(0 0% 0%)', false],
  ['--shadow-low', 'inset 0 8px 0 hsl(0 0% 0%)', true],
  ['--shadow-low', 'inset 0 9px 0 hsl(0 0% 0%)', false],
  ['--shadow-low', '0 3rem 0 hsl(0 0% 0%)', false],
  ['--shadow-low', Array(5).fill('0 0 hsl(0 0% 0%)').join(', '), false],
  ['--font-text', 'system-ui, sans-serif', true],
  ['--font-text', 'Comic Sans MS', false],
  ['--radius-card', '0', true],
  ['--radius-card', '48px', true],
  ['--radius-card', '49px', false],
  ['--radius-card', '3.1rem', false],
  ['--radius-card', '50%', false],
  ['--radius-card', '-1px', false],
  ['--motion-quick', '0ms', true],
  ['--motion-quick', '1000ms', true],
  ['--motion-quick', '1001ms', false],
  ['--motion-quick', '1s', false],
])('%s: %s (fits: %s)', (key, value, fits) => {
  expect(fitsToken(one(key), value)).toBe(fits)
})

test('the icons, other custom properties and properties of objects are no settings', () => {
  for (const key of ['--icon-size', '--icon-stroke', '--own', 'color', '__proto__', 'constructor', ''])
    expect(settingOf(key)).toBeUndefined()
  expect(sheetOf([{ key: '--own', value: '0 0% 0%' }])).toBe('')
})

describe('hostile values', () => {
  test('there are two hundred, all different', () => {
    expect(new Set(hostileValues).size).toBe(hostileValues.length)
    expect(hostileValues.length).toBeGreaterThanOrEqual(200)
  })

  test.each(hostileValues.map((value) => [value]))('%j fits no setting and gets into no sheet', (value) => {
    for (const setting of tokenSettings) {
      expect([setting.key, fitsToken(setting, tidyValue(value))]).toEqual([setting.key, false])
      expect(sheetOf([{ key: setting.key, value }])).toBe('')
    }
  })
})

const pieces = [
  'hsl(|)|0 0% 0%|1px|2rem|50%|90deg|, | | / 0.5|inset |none|transparent'.split('|'),
  'linear-gradient(|radial-gradient(|circle|at |center|to top|200ms|0|1.5|-|.'.split('|'),
  `;|{|}|<|>|@|\\|/*|*/|url(|var(|expression(|'|"|!important|\n|\u0000`.split('|'),
  'Georgia|serif|system-ui|--accent|:|%|e9|\u00a0|ＵＲＬ（'.split('|'),
].flat()
const composed = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''))
/** A valid value with something inserted anywhere. */
const mended = fc
  .tuple(fc.constantFrom(...tokenSettings), fc.constantFrom(...pieces), fc.nat(), fc.nat({ max: 3 }))
  .map(([{ key }, piece, at, cut]) => {
    const value = defaults[key]!
    const place = at % (value.length + 1)
    return value.slice(0, place) + piece + value.slice(place + cut)
  })

test('any input is refused, or is exactly one harmless declaration', () => {
  let accepted = 0
  const judge = (setting: (typeof tokenSettings)[number], typed: string) => {
    const value = tidyValue(typed)
    const sheet = sheetOf([{ key: setting.key, value }])
    expect(sheet !== '').toBe(fitsToken(setting, value))
    if (sheet === '') return
    accepted++
    expect([sheet, isHarmless(sheet)]).toEqual([sheet, true])
  }
  fc.assert(fc.property(fc.constantFrom(...tokenSettings), fc.oneof(composed, mended, mended, fc.string()), judge), {
    numRuns: 10_000,
  })
  expect(accepted).toBeGreaterThan(100)
})

test('a value of any length is judged quickly', () => {
  const began = performance.now()
  for (const piece of ['0 0% ', 'hsl(0 0% 0%), ', 'inset 0 0 ', '1', ' '])
    for (const category of ['color', 'gradient', 'shadow', 'font', 'other'])
      fitsToken(of(category)[0]!, piece.repeat(400 / piece.length - 1) + 'x')
  expect(performance.now() - began).toBeLessThan(500)
})

test('the sheet holds what fits, in its layer; without values there is no sheet', () => {
  expect(sheetOf([])).toBe('')
  expect(
    sheetOf([
      { key: '--accent', value: '0 0% 0%' },
      { key: '--brass', value: 'red;}' },
      { key: '--stage-accent', value: '0 0% 100%' },
    ]),
  ).toBe('@layer design{:root{--accent:0 0% 0%;--stage-accent:0 0% 100%}}\n')
})
