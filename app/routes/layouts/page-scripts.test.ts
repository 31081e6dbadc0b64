import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { lateStart } from './late-start.ts'
import { modulesOf } from './page-scripts.tsx'

type Manifest = Parameters<typeof modulesOf>[0]

const none = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
}
const root = {
  ...none,
  id: 'root',
  module: '/root.js',
  imports: ['/vendor.js', '/frame.js'],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}
const manifest = {
  url: '/list.js',
  version: '1',
  entry: { module: '/entry.js', imports: ['/vendor.js'] },
  routes: {
    root,
    page: {
      ...root,
      id: 'page',
      parentId: 'root',
      module: '/page.js',
      clientLoaderModule: '/page-loader.js',
      imports: ['/vendor.js', '/shop.js'],
    },
  },
} satisfies Manifest

it('a page names the modules of its routes, split ones too, none of the root, each file once', () => {
  const modules = modulesOf(manifest, ['root', 'page'])
  expect(modules.routes).toEqual([['page', ['/page-loader.js', '/page.js']]])
  expect(modules).toMatchObject({ list: '/list.js', entry: '/entry.js' })
  expect([...modules.imports].sort()).toEqual([
    '/frame.js',
    '/list.js',
    '/page-loader.js',
    '/page.js',
    '/shop.js',
    '/vendor.js',
  ])
})

it('nothing in a name ends the surrounding script element', () => {
  const script = lateStart({ list: '/</script><script>x', routes: [], entry: '/e.js', imports: [] })
  expect(script).not.toContain('</script')
  expect(() => new Script(script)).not.toThrow()
})
