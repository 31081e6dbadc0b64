import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ComponentType } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { standIn, stands } from './lean-browser.ts'

const modules = join(import.meta.dirname, '..', 'node_modules')
const originals = [
  'react-router/dist/production/lib/router/instrumentation.js',
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
  'lucide-react/dist/esm/createLucideIcon.mjs',
  'react-router/dist/production/lib/dom/ssr/components.js',
  'react-router/dist/production/lib/dom/ssr/errorBoundaries.js',
]

type Icon = ComponentType<Record<string, unknown>>

describe('what stands in for parts of dependencies', () => {
  it.each(originals)('%s is there and exports what it did when its stand-in was written', (file) => {
    const stand = stands.find((each) => each.file.test(join(modules, file)))
    const code = standIn(stand!, readFileSync(join(modules, file), 'utf8'))
    for (const name of stand!.exports.split(', '))
      expect(code).toMatch(
        name.includes(' as default') ? /^export default /m : new RegExp(`^export const ${name} = `, 'm'),
      )
  })

  it('another form of the original fails the build', () => {
    expect(() => standIn(stands[0]!, 'export { somethingElse };')).toThrow(/somethingElse/)
  })

  it('no link fetches its page ahead, which is why none can', () => {
    const pages = globSync('app/**/*.tsx', { cwd: join(import.meta.dirname, '..') }).filter(
      (file) => !file.endsWith('.test.tsx'),
    )
    expect(pages.length).toBeGreaterThan(50)
    expect(
      pages.filter((file) =>
        /<(?:PrefetchPageLinks|(?:Nav)?Link[^>]*\sprefetch=)/.test(
          readFileSync(join(import.meta.dirname, '..', file), 'utf8'),
        ),
      ),
    ).toEqual([])
  })

  it('the routes are known from the start, which is why none need be found on the way', () => {
    expect(readFileSync(join(import.meta.dirname, '..', 'react-router.config.ts'), 'utf8')).toContain(
      "routeDiscovery: { mode: 'initial' }",
    )
  })

  it.each(['menu', 'star', 'log-out', 'circle-check', 'house'])(
    'an icon (%s) has the markup that the server made, whatever it is given',
    async (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'lean-'))
      try {
        symlinkSync(modules, join(folder, 'node_modules'))
        writeFileSync(join(folder, 'create.mjs'), stands[2]!.code)
        const create = (
          (await import(pathToFileURL(join(folder, 'create.mjs')).href)) as { default: (data: unknown) => Icon }
        ).default
        const original = (await import(
          pathToFileURL(join(modules, `lucide-react/dist/esm/icons/${name}.mjs`)).href
        )) as { default: Icon; __iconData: unknown }
        const lean = create(original.__iconData)
        for (const props of [
          {},
          { className: 'size-4' },
          { 'aria-hidden': 'true' as const, className: 'a b' },
          { 'aria-label': 'Say it' },
          { role: 'img' },
        ]) {
          expect(attributesOf(renderToStaticMarkup(createElement(lean, props)))).toEqual(
            attributesOf(renderToStaticMarkup(createElement(original.default, props))),
          )
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
})

/** The attributes of the picture in any order, and its lines. */
function attributesOf(markup: string) {
  const [, own = '', lines] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? []
  return { own: [...own.matchAll(/([\w-]+)="([^"]*)"/g)].map(([each]) => each).sort(), lines }
}
