import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withWaiting } from './waiting-routes.ts'

test('the code of a route waits for the network', () => {
  const file = new URL('../node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js', import.meta.url)
  const code = withWaiting(readFileSync(file, 'utf8'))
  expect(code).toMatch(/await codeWithNetwork\(\[route\.module, .*\], \(\) => import\(.*route\.module\)\)/)
  expect(code.match(/import\(/g)).toHaveLength(1)
})

test('a router that loads its routes another way stops the build', () => {
  expect(() => withWaiting('export const other = 1')).toThrow('waiting-routes')
})
