import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, luminance } from './contrast.ts'
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

  it('the dark theme takes the place of every themed token and of no other', () => {
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

/** Words on the grounds on which components put them. */
const texts: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ['ink', 'canvas', 'surface', 'raised', 'sunken', 'accent-soft', 'brass-soft', 'danger-soft'],
  ['muted', 'canvas', 'surface', 'raised', 'sunken'],
  ['accent-ink', 'canvas', 'surface', 'raised', 'sunken', 'accent-soft'],
  ['brass-ink', 'canvas', 'surface', 'raised', 'sunken', 'brass-soft', 'curtain', 'curtain-fold'],
  ['danger-ink', 'canvas', 'surface', 'raised', 'sunken', 'danger-soft'],
  ['success-ink', 'canvas', 'surface', 'raised', 'success-soft'],
  ['warning-ink', 'canvas', 'surface', 'raised', 'warning-soft'],
  ['info-ink', 'canvas', 'surface', 'raised', 'info-soft'],
  ['on-accent', 'accent', 'accent-strong'],
  ['on-brass', 'brass', 'brass-strong'],
  ['on-danger', 'danger'],
  ['on-success', 'success'],
  ['on-warning', 'warning'],
  ['on-info', 'info'],
  ['on-badge-blue', 'badge-blue'],
  ['on-badge-purple', 'badge-purple'],
  ['on-badge-amber', 'badge-amber'],
  ['on-badge-grey', 'badge-grey'],
  ['on-curtain', 'curtain', 'curtain-fold'],
  ['on-paper', 'paper'],
  ['canvas', 'ink'],
]

/** Told apart from its ground without being read: borders of controls, fills, the focus ring. */
const shapes: readonly (readonly [shape: string, ...grounds: string[]])[] = [
  ['line-strong', 'canvas', 'surface', 'raised', 'sunken'],
  ['accent', 'canvas', 'surface', 'raised'],
  ['accent-ink', 'canvas', 'surface', 'sunken'],
  ['focus', 'canvas', 'surface', 'raised', 'sunken'],
  ['danger', 'canvas', 'surface'],
  ['success', 'canvas', 'surface', 'raised'],
  ['warning', 'canvas', 'surface', 'raised'],
  ['info', 'canvas', 'surface', 'raised'],
]

describe.each(['paper', 'stage'] as const)('contrast on %s', (theme) => {
  const pairs = (rows: typeof texts) =>
    rows.flatMap(([front, ...grounds]) => grounds.map((ground) => [front, ground] as const))
  const measure = (front: string, ground: string) => {
    // Velvet carries the class `stage` in both themes, and so do the words on it
    const prefix = theme === 'stage' || ground.startsWith('curtain') ? '--stage-' : '--'
    return contrast(values.get(prefix + front) ?? '', values.get(prefix + ground) ?? '')
  }

  it.each(pairs(texts))('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(measure(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(shapes))('%s stands out from %s (3:1)', (shape, ground) => {
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
