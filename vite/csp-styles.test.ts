import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adoptedSingleton, sonnerWithoutStyleTag } from './csp-styles.ts'

const installed = (path: string) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8')

const selectors = (css: string) => {
  const lists = css.replaceAll(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? []
  const plain = lists
    .flatMap((list) => list.split(','))
    .map((one) => one.replaceAll(/[\s'"\\]/g, '').replaceAll('::', ':'))
  return new Set(plain.map((one) => one.replace(':nth-child(1)', ':first-child')))
}

describe('styles that a Content-Security-Policy would refuse', () => {
  it('sonner brings its rules as a file and inserts no style element', () => {
    const code = sonnerWithoutStyleTag(installed('sonner/dist/index.mjs'))
    expect(code).toMatch(/^import 'sonner\/dist\/styles.css';/)
    expect(code).not.toMatch(/^__insertCSS\(/m)
    expect(code).toContain('export { Toaster')
  })

  it('the file holds the rules that sonner would have inserted', () => {
    const inserted = /^__insertCSS\("((?:[^"\\]|\\.)*)"\)/m.exec(installed('sonner/dist/index.mjs'))?.[1] ?? ''
    const shipped = selectors(installed('sonner/dist/styles.css'))
    expect(shipped.size).toBeGreaterThan(100)
    expect(selectors(inserted)).toEqual(shipped)
  })

  it('a sonner that inserts its styles another way stops the build', () => {
    expect(() => sonnerWithoutStyleTag('document.head.append(style)')).toThrow('csp-styles: sonner')
    expect(() => sonnerWithoutStyleTag('__insertCSS("a{}");\n__insertCSS("b{}");')).toThrow('2 times')
  })

  it('the scroll lock of dialogs and menus uses an adopted sheet', () => {
    const code = adoptedSingleton(installed('react-style-singleton/dist/es2015/singleton.js'))
    expect(code).toContain('adoptedStyleSheets')
    expect(code).not.toContain("createElement('style')")
  })

  it('another react-style-singleton stops the build', () => {
    expect(() => adoptedSingleton('export const other = 1')).toThrow('csp-styles: react-style-singleton')
  })
})
