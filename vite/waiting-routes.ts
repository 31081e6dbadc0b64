import { join } from 'node:path'
import type { Plugin } from 'vite'

const waiting = join(import.meta.dirname, '../app/shared/network-away.ts')
const load = /await import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.module\s*\)/g

const replacement =
  'await codeWithNetwork([route.module, ...(route.imports ?? [])], () => import(/* @vite-ignore */ route.module))'

/** The router reloads the page when a route's code fails to load; offline, that would lose the page. */
export function waitingRoutes(): Plugin {
  return {
    name: 'whodini:waiting-routes',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js(\?|$)/ },
      handler: (code) => ({ code: withWaiting(code), map: null }),
    },
  }
}

/** @throws Error when the router loads its routes differently */
export function withWaiting(code: string): string {
  if (code.match(load)?.length !== 1)
    throw new Error('waiting-routes: the router was expected to import a route once. Look at its routeModules.js.')
  return `import { codeWithNetwork } from ${JSON.stringify(waiting)};\n${code.replace(load, () => replacement)}`
}
