import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What the browser needs of the compiled messages' runtime, in place of the 7 kB that also find a language in addresses, headers and
 * cookies: here the page says which one it is in. `app/entry.client.tsx` puts switching in. The browser's build only, where an import
 * that is not among these fails it.
 */
export const browserRuntime = `
export const experimentalStaticLocale = undefined
export let getLocale = () => document.documentElement.lang
export let setLocale = () => {}
export let getUrlOrigin = () => location.origin
export const overwriteGetLocale = (read) => { getLocale = read }
export const overwriteSetLocale = (write) => { setLocale = write }
`

/** Puts `browserRuntime` in the place of the generated one: 1 kB (gzip) of the 130 before a page works. */
export function browserLanguage(): Plugin {
  let runtime = ''
  return {
    name: 'whodini:browser-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      runtime = resolve(config.root, 'app/i18n/generated/runtime.js').replaceAll('\\', '/')
    },
    load: {
      filter: { id: /[\\/]i18n[\\/]generated[\\/]runtime\.js$/ },
      handler: (id) => (id.replaceAll('\\', '/') === runtime ? browserRuntime : null),
    },
  }
}
