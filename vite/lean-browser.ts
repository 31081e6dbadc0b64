import type { Plugin } from 'vite'

type Stand = { file: RegExp; exports: string; code: string }

const frameworkParts = `import { createContext, createElement, useContext, useMemo } from 'react'
import { useDataRouterData, useDataRouterState, useLocation } from '../../hooks.js'
import { getKeyedLinksForMatches } from './links.js'
export const CRITICAL_CSS_DATA_ATTRIBUTE = 'data-react-router-critical-css'
export const FrameworkContext = createContext(undefined)
export const useFrameworkContext = () => useContext(FrameworkContext)
export const usePrefetchBehavior = () => [false, undefined, {}]
export const PrefetchPageLinks = () => null
export const setIsHydrated = () => {}
export const mergeRefs = (...refs) => (value) => {
  for (const ref of refs) {
    if (typeof ref === 'function') ref(value)
    else if (ref != null) ref.current = value
  }
}
const useActive = (errors) => {
  const { matches } = useDataRouterState('Links')
  return errors ? matches.slice(0, matches.findIndex(({ route }) => errors[route.id] !== undefined) + 1) : matches
}
export const Links = ({ nonce, crossOrigin }) => {
  const { manifest, routeModules } = useFrameworkContext()
  const matches = useActive(useDataRouterData('Links').errors)
  const links = useMemo(() => getKeyedLinksForMatches(matches, routeModules, manifest), [matches, routeModules, manifest])
  return links.map(({ key, link }) => createElement('link', { key, nonce, ...link, crossOrigin: link.crossOrigin ?? crossOrigin }))
}
const tag = (given) => {
  if (!given) return null
  if ('tagName' in given) {
    const { tagName, ...rest } = given
    return createElement(tagName, { key: JSON.stringify(rest), ...rest })
  }
  if ('title' in given) return createElement('title', { key: 'title' }, String(given.title))
  if ('script:ld+json' in given) {
    const json = JSON.stringify(given['script:ld+json'])
    return createElement('script', { key: 'script:ld+json:' + json, type: 'application/ld+json', dangerouslySetInnerHTML: { __html: json.replace(/[&><\\u2028\\u2029]/g, (letter) => '\\\\u' + letter.charCodeAt().toString(16).padStart(4, '0')) } })
  }
  return createElement('meta', { key: JSON.stringify(given), ...given })
}
export const Meta = () => {
  const { routeModules } = useFrameworkContext()
  const { errors, loaderData } = useDataRouterData('Meta')
  const location = useLocation()
  const active = useActive(errors)
  const error = errors ? errors[active.at(-1)?.route.id] : null
  const matches = []
  let meta = []
  for (const { route, params, pathname } of active) {
    const own = routeModules[route.id]?.meta
    const match = { id: route.id, loaderData: loaderData[route.id], meta: [], params, pathname, handle: route.handle, error }
    matches.push(match)
    match.meta = meta = [...((typeof own === 'function' ? own({ loaderData: match.loaderData, params, location, matches, error }) : own) ?? (own ? [] : meta))]
  }
  return meta.flat().map(tag)
}
`

const lastBoundary = `import { Component, createElement } from 'react'
export const RemixErrorBoundary = class extends Component {
  constructor(props) {
    super(props)
    this.state = { error: null, location: props.location }
  }
  static getDerivedStateFromError(error) {
    return { error }
  }
  static getDerivedStateFromProps({ location }, state) {
    return state.location === location ? null : { error: null, location }
  }
  componentDidCatch(error) {
    console.error(error)
  }
  render() {
    return this.state.error ? createElement('html', null, createElement('body', null, createElement('a', { href: '' }, 'Whodini \u21bb'))) : this.props.children
  }
}
`

/**
 * Parts of dependencies that this product never uses in the browser, and what stands in their place there: 6 kB (gzip) of the 130 that a
 * visitor loads before a page works. Each names what the original exports, so that a version that is built differently is noticed.
 */
export const stands: readonly Stand[] = [
  {
    // Only for who passes `instrumentations` to the router; nobody does
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    exports:
      'consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext',
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
`,
  },
  {
    // Finds routes on the way; ours are all known from the start (react-router.config.ts)
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/,
    exports:
      'URL_LIMIT, getManifestPath, getPartialManifest, getPatchRoutesOnNavigationFunction, getPathsWithAncestors, handleClientVersionMismatch, isFogOfWarEnabled, useFogOFWarDiscovery',
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
  {
    // The scripts are written by the server alone (app/routes/layouts/page-scripts.tsx), and no link fetches its page ahead
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/,
    exports:
      'CRITICAL_CSS_DATA_ATTRIBUTE, FrameworkContext, Links, Meta, PrefetchPageLinks, Scripts, mergeRefs, setIsHydrated, useFrameworkContext, usePrefetchBehavior',
    code: frameworkParts,
  },
  {
    // What no boundary of ours caught, the root's own included: nothing is left to render but the way to load the page anew
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]errorBoundaries\.js$/,
    exports: 'BoundaryShell, RemixErrorBoundary, RemixRootDefaultErrorBoundary',
    code: lastBoundary,
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
  if (found !== exports)
    throw new Error(
      `lean-browser: expected a module that exports ${exports}, found ${found ?? 'another form'}. Look at vite/lean-browser.ts.`,
    )
  // What is imported by parts that are themselves left out
  const others = exports.split(', ').filter((name) => !name.includes(' as ') && !code.includes(`const ${name} `))
  return [code, ...others.map((name) => `export const ${name} = undefined\n`)].join('')
}
