import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const before = 'window.__reactRouterManifest='

/**
 * The browser's list of all routes without what it never reads: which chunks a route's module imports (only `<PrefetchPageLinks>` would ask, and
 * the module's own imports say it again), and what a route does not have. 1.3 kB (gzip) of the 130 before a page works. The server keeps its own list whole.
 * @throws Error when the list has another form
 */
export function leanManifest(code: string): string {
  if (!code.startsWith(before))
    throw new Error(
      `lean-manifest: expected "${before}…", found "${code.slice(0, 40)}". Look at build/client/assets/manifest-*.js.`,
    )
  const manifest = JSON.parse(code.slice(before.length).replace(/;\s*$/, '')) as {
    routes: Record<string, Record<string, unknown>>
  }
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && value !== false)),
  ])
  return `${before}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

/** Puts the short list in the place of the long one. @throws Error when there is not exactly one */
export function shortenManifest(buildDirectory: string): void {
  const folder = join(buildDirectory, 'client', 'assets')
  const [name, ...others] = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))
  if (!name || others.length > 0) throw new Error(`lean-manifest: expected one list of routes in ${folder}.`)
  const file = join(folder, name)
  writeFileSync(file, leanManifest(readFileSync(file, 'utf8')))
}
