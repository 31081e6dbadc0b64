import { useCallback } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { setLocale } from '#app/i18n/generated/runtime.js'
import { isServerThere } from '#app/shared/server-there.ts'
import type { Locale } from './locale.ts'

/** Drops `?lang=` first, since it would win when the texts are reloaded.
 * @returns false when the server is unreachable */
export function useSwitchLanguage(): (locale: Locale) => Promise<boolean> {
  const navigate = useNavigate()
  const location = useLocation()
  const revalidator = useRevalidator()
  return useCallback(
    async (locale) => {
      // reloading from an unreachable server would show an error page, half of it still in the other language
      const isThere = await isServerThere()
      if (navigator.onLine && !isThere) return false
      await setLocale(locale, { reload: false })
      const search = new URLSearchParams(location.search)
      if (search.has('lang')) {
        search.delete('lang')
        await navigate(
          { pathname: location.pathname, search: search.toString(), hash: location.hash },
          { replace: true, preventScrollReset: true },
        )
      }
      // without a network, the server's texts follow with the next page
      if (isThere) await revalidator.revalidate()
      return true
    },
    [location, navigate, revalidator],
  )
}
