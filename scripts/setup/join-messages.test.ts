import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { joinMessages } from './join-messages.mjs'

const generated = new URL('../../app/i18n/generated/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, generated), 'utf8')

async function load(
  modules: readonly string[],
  locale: string,
): Promise<Record<string, (inputs?: object, options?: { locale?: string }) => string>> {
  const address = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`
  const runtime = address(
    `export const experimentalStaticLocale = undefined; export const getLocale = () => '${locale}'`,
  )
  const code = joinMessages(modules)
    .replace("'./runtime.js'", JSON.stringify(runtime))
    .replace("'./registry.js'", JSON.stringify(address(read('registry.js'))))
    .replace("'./messages.js'", JSON.stringify(address('')))
  return import(address(code))
}

describe('the messages in one module', () => {
  it('say the same in both languages, with what they are given and in the form of the number', async () => {
    const modules = ['shell_home', 'shell_signed_in_as', 'canvas_copied'].map((name) => read(`messages/${name}.js`))
    const english = await load(modules, 'en')
    const french = await load(modules, 'fr')
    expect([english.shell_home?.(), french.shell_home?.(), english.shell_home?.({}, { locale: 'fr' })]).toEqual([
      'Home',
      'Accueil',
      'Accueil',
    ])
    expect(english.shell_signed_in_as?.({ name: 'Margaux' })).toBe('Signed in as Margaux')
    expect([english.canvas_copied?.({ count: 1 }), english.canvas_copied?.({ count: 2 })]).toEqual([
      '1 hotspot copied',
      '2 hotspots copied',
    ])
  })

  it('have the names that they had, and each can be had as a part of m', () => {
    const names = [...read('messages/_index.js').matchAll(/'\.\/(\w+)\.js'/g)].map(([, name]) => name!).sort()
    const some = names.slice(0, 200)
    const joined = joinMessages(some.map((name) => read(`messages/${name}.js`)))
    const namesIn = (source: string) => [...source.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name)
    expect(namesIn(joined)).toEqual(some)
    expect(namesIn(read('messages.js'))).toEqual(names)
    expect(joined).toContain("export * as m from './messages.js'")
  })

  it('are not made of a module that imports what they would not have', () => {
    expect(() => joinMessages(["import { odd } from '../odd.js'\nexport const a = () => odd()\n"])).toThrow(
      'import of another kind',
    )
  })
})
