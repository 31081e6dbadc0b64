import { expect, test } from 'vitest'
import { routeFinder } from './path-pattern.ts'

const routeOf = routeFinder([
  '/',
  '/*',
  '/account',
  '/account/purchases/:id',
  '/auth/google',
  '/auth/:step',
  '/join/:code',
])

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/account', '/account'],
  ['/account.data', '/account'],
  ['/account/purchases/0198c5f2', '/account/purchases/:id'],
  ['/account/purchases/0198c5f2.data', '/account/purchases/:id'],
  ['/auth/google', '/auth/google'],
  ['/auth/reset', '/auth/:step'],
  ['/join/SECRET42/', '/join/:code'],
  ['/join/SECRET42/more', '/*'],
  ['/nowhere', '/*'],
])('%s is of the route %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})
