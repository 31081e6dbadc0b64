import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, luminance } from './contrast.ts'
import { isAlwaysDark, readableOn, tellableFrom } from './contrast-pairs.ts'
import { bundledFonts, isThemed, stageKey, tokens } from './tokens.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const declared = (css: string) =>
  new Map([...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, key = '', value = '']) => [key, value]))

const values = declared(read('tokens.css'))
const themes = read('themes.css')

describe('the list of tokens and the style sheet', () => {
  it('name the same custom properties', () => {
    const expected = tokens.flatMap((token) => (isThemed(token) ? [token.key, stageKey(token)] : [token.key]))
    expect([...values.keys()].sort()).toEqual([...expected].sort())
  })

  it('write every colour as an HSL triplet', () => {
    const colors = tokens.filter((token) => token.category === 'color').flatMap((token) => [token.key, stageKey(token)])
    for (const key of colors) expect(`${key}: ${values.get(key)}`).toMatch(/: \d{1,3} \d{1,3}% \d{1,3}%$/)
  })

  it('use bundled fonts only', () => {
    for (const token of tokens.filter(({ category }) => category === 'font'))
      expect(bundledFonts).toContain(values.get(token.key))
  })

  it.each(['en', 'fr'])('every token has a name in %s', (locale) => {
    const messages = JSON.parse(read(`../i18n/messages/${locale}/ui.json`)) as Record<string, string>
    for (const { label } of tokens) expect(messages[label], label).toMatch(/\w/)
    expect(new Set(tokens.map(({ label }) => messages[label])).size).toBe(tokens.length)
  })

  it('the dark theme overrides every themed token and no other', () => {
    const mapped = [...themes.matchAll(/^\s*(--[\w-]+): var\((--stage-[\w-]+)\);/gm)].map(([, key, stage]) => [
      key,
      stage,
    ])
    expect(mapped).toEqual(tokens.filter(isThemed).map((token) => [token.key, stageKey(token)]))
  })

  it('every colour has its utilities', () => {
    for (const { key } of tokens.filter(({ category }) => category === 'color'))
      expect(themes).toContain(`--color-${key.slice(2)}: hsl(var(${key}));`)
  })
})

describe.each(['paper', 'stage'] as const)('contrast on %s', (theme) => {
  const measure = (front: string, ground: string) => {
    const prefix = theme === 'stage' || isAlwaysDark(ground) ? '--stage-' : '--'
    return contrast(values.get(prefix + front) ?? '', values.get(prefix + ground) ?? '')
  }

  it.each(readableOn)('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(measure(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(tellableFrom)('%s stands out from %s (3:1)', (shape, ground) => {
    expect(measure(shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('the measure itself', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('0 0% 0%', '0 0% 100%')).toBeCloseTo(21)
    expect(contrast('271 81% 56%', '271 81% 56%')).toBe(1)
  })

  it('agrees with the published luminance of pure red', () => {
    expect(luminance('0 100% 50%')).toBeCloseTo(0.2126)
  })
})
