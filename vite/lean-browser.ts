import type { Plugin } from 'vite'

type Stand = { file: RegExp; exports: string; code: string }

/**
 * Parts of dependencies that this product never uses in the browser, and what stands in their place there: 3 kB (gzip) of the 130 that a
 * visitor loads before a page works. Each names what the original exports, so that a version that is built differently is noticed.
 */
export const stands: readonly Stand[] = [
  {
    // Only for who passes `instrumentations` to the router; nobody does
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    exports: 'consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext',
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
`,
  },
  {
    // Finds routes on the way; ours are all known from the start (react-router.config.ts)
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/,
    exports: 'URL_LIMIT, getManifestPath, getPartialManifest, getPatchRoutesOnNavigationFunction, getPathsWithAncestors, handleClientVersionMismatch, isFogOfWarEnabled, useFogOFWarDiscovery',
    code: `export const isFogOfWarEnabled = () => false
export const getPartialManifest = (manifest) => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}
`,
  },
  {
    // The same picture without contexts, sizes and colours as properties: ours come from style sheets
    file: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    exports: 'createLucideIcon as default',
    code: `import { createElement } from 'react'
const lines = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }
const speaks = (props) => Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name) && props[name] != null)
export default ({ name, aliases = [], node }) => ({ className, ...props }) => createElement(
  'svg',
  { ...lines, ...(speaks(props) ? {} : { 'aria-hidden': 'true' }), ...props, className: ['lucide', ...[name, ...aliases].map((each) => 'lucide-' + each), className].filter(Boolean).join(' ') },
  node.map(([tag, attributes]) => createElement(tag, attributes)),
)
`,
  },
]

/** The browser's build only; the server keeps the originals, with the same markup as result. */
export function leanBrowser(): Plugin {
  return {
    name: 'whodini:lean-browser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: stands.map(({ file }) => file) },
      handler(code, id) {
        const stand = stands.find(({ file }) => file.test(id))
        return stand ? { code: standIn(stand, code), map: null } : null
      },
    },
  }
}

/** @throws Error when the original is not as it was when its stand-in was written */
export function standIn({ exports, code }: Stand, original: string): string {
  const found = /export \{ ([^}]*) \};/.exec(original)?.[1]
  if (found !== exports) throw new Error(`lean-browser: expected a module that exports ${exports}, found ${found ?? 'another form'}. Look at vite/lean-browser.ts.`)
  // What is imported by parts that are themselves left out
  const others = exports.split(', ').filter((name) => !name.includes(' as ') && !code.includes(`const ${name} `))
  return [code, ...others.map((name) => `export const ${name} = undefined\n`)].join('')
}
