import { describe, expect, it } from 'vitest'
import { leanManifest } from './lean-manifest.ts'

const route = {
  id: 'a',
  path: 'a',
  hasAction: false,
  hasLoader: true,
  module: '/assets/a.js',
  imports: ['/assets/vendor.js'],
  css: ['/assets/a.css'],
}

describe('the list of routes that the browser gets', () => {
  it('keeps what a route has, without what it has not and what its module imports itself', () => {
    const short = leanManifest(
      `window.__reactRouterManifest=${JSON.stringify({ version: '1', entry: { module: '/e.js', imports: ['/v.js'] }, routes: { a: route } })};`,
    )
    expect(JSON.parse(short.slice('window.__reactRouterManifest='.length, -1))).toEqual({
      version: '1',
      entry: { module: '/e.js', imports: ['/v.js'] },
      routes: { a: { id: 'a', path: 'a', hasLoader: true, module: '/assets/a.js', css: ['/assets/a.css'] } },
    })
  })

  it('of another form stops the build', () => {
    expect(() => leanManifest('export default {}')).toThrow('lean-manifest')
  })
})
