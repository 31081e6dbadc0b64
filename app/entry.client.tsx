import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale, overwriteSetLocale } from '#app/i18n/generated/runtime.js'
import { isLocale } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'

// The page's language is what the server rendered; switching it changes this variable, the cookie and <html lang>
let current: Locale = isLocale(document.documentElement.lang) ? document.documentElement.lang : 'en'
overwriteGetLocale(() => current)
overwriteSetLocale((locale) => {
  current = locale
  document.documentElement.lang = locale
  document.cookie = `lang=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
