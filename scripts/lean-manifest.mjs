// @ts-check
/** The browser's list of routes without the fields that it never reads: every first visit loads it. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(process.argv[2] ?? 'build/client', 'assets')
const opening = 'window.__reactRouterManifest='

/** Frames, screens, guides, small print and what is behind a sign-in: a visit that begins there is told its files by the page itself, a click
 * finds them a step later, and first visits do without their names. */
const apart = new RegExp(
  `^routes/(?:${[
    'admin/',
    'evenings/',
    'groups/',
    'learning/',
    'account/(?:account|change-email|code|delete|forgot|games|gift-card|keep|preferences|purchases|receipt|reset|restore-email)$',
    'account/(?:security|verify|welcome)$',
    'library/(?:kit-hints|review|review-answer|share|unsubscribe)$',
    'locks/',
    'payments/(?:checkout|give|purchase|redeem|test-checkout)$',
    'play/(?:certificate|embed|join|join-code)$',
    'public/(?:contact|first-(?:adventure|dinner|room)|player-(?:agreement|support)|privacy-policy|report)$',
    'studio/(?:creator|editor|escape-room|invited|mystery-dinner|people|sales|walkthrough)$',
  ].join('|')})`,
  'u',
)

for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/u.test(file))) {
  const file = path.join(folder, name)
  const text = readFileSync(file, 'utf8')
  if (!text.startsWith(opening)) throw new Error(`${name} is no list of routes`)
  writeFileSync(
    file,
    `${opening}${JSON.stringify(lean(JSON.parse(text.slice(opening.length).replace(/;\s*$/u, ''))))};`,
  )
}

/** @param {{ entry: { imports: string[] }, routes: Record<string, Record<string, unknown>> }} manifest */
function lean(manifest) {
  const known = new Set(manifest.entry.imports)
  const routes = Object.entries(manifest.routes)
    // API routes and files have no page to navigate to, and no form is sent there
    .filter(([id, { hasDefaultExport, hasAction }]) => !id.startsWith('routes/api/') && (hasDefaultExport || hasAction))
    .map(([id, route]) => [id, leanRoute(route, known)])
  return { ...manifest, routes: Object.fromEntries(routes) }
}

/** A missing field reads as false, the router reads no `hasDefaultExport`, and the entry's files are loaded with every
 * page. In one order, the names of files take a tenth less.
 * @param {Record<string, unknown>} route
 * @param {ReadonlySet<string>} known */
function leanRoute({ imports, ...route }, known) {
  const told = Object.entries(route).filter(([name, value]) => value !== false && name !== 'hasDefaultExport')
  const isLed = !apart.test(String(route.id))
  const own = isLed && Array.isArray(imports) ? imports.filter((file) => !known.has(file)).sort() : []
  return { ...Object.fromEntries(told), imports: own }
}
