import { beforeEach, expect, it, vi } from 'vitest'
import { browserRuntime } from './browser-language.ts'

type Runtime = {
  getLocale(): string
  setLocale(locale: string): void
  getUrlOrigin(): string
  overwriteGetLocale(read: () => string): void
  overwriteSetLocale(write: (locale: string) => void): void
}

let runtime: Runtime
let copies = 0

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } })
  vi.stubGlobal('location', { origin: 'https://whodini.example' })
  runtime = (await import(`data:text/javascript,${encodeURIComponent(`${browserRuntime}// ${copies++}`)}`)) as Runtime
  return () => vi.unstubAllGlobals()
})

it('the language of the browser is that of the page, before anybody has said anything', () => {
  expect(runtime.getLocale()).toBe('fr')
  expect(runtime.getUrlOrigin()).toBe('https://whodini.example')
})

it('who takes reading and switching over is asked from then on', () => {
  let current = 'en'
  runtime.overwriteGetLocale(() => current)
  runtime.overwriteSetLocale((locale) => {
    current = locale
  })
  runtime.setLocale('fr')
  expect(runtime.getLocale()).toBe('fr')
})
