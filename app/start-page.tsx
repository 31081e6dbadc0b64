import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale, overwriteSetLocale } from '#app/i18n/generated/runtime.js'
import { isLocale, languageCookieTerms } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { keepPageWithoutNetwork } from '#app/shared/network-away.ts'
import * as root from './root.tsx'

declare global {
  /** The page's routes, set by its scripts; the root's may be missing. */
  var __reactRouterRouteModules: Readonly<Record<string, object>>
}

export function startPage(): void {
  // The page's language is the one the server rendered; switching it changes this variable, the cookie and <html lang>
  let current: Locale = isLocale(document.documentElement.lang) ? document.documentElement.lang : 'en'
  overwriteGetLocale(() => current)
  overwriteSetLocale((locale) => {
    current = locale
    document.documentElement.lang = locale
    document.cookie = `lang=${locale}; ${languageCookieTerms}`
  })
  keepPageWithoutNetwork()
  // Kept out of the scripts that a first visit waits for
  void import('#app/ui/second-press.ts').then(
    ({ refuseSecondPresses }) => refuseSecondPresses(),
    () => {},
  )
  Object.assign(window, { __reactRouterRouteModules: { root, ...globalThis.__reactRouterRouteModules } })
  globalThis.textGuard?.putBack()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      // If the page is translated while React hydrates, React re-renders it, and nothing is wrong
      { onRecoverableError: (error) => void (globalThis.textGuard?.isTranslated() || reportError(error)) },
    )
  })
}

// For the late start (routes/layouts/late-start.ts), which then fetches neither the root's nor the entry's files
if (typeof window !== 'undefined') Object.assign(window, { startPage })
