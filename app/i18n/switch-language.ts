import { useCallback } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { setLocale } from '#app/i18n/generated/runtime.js'
import { isServerThere } from '#app/shared/server-there.ts'
import type { Locale } from './locale.ts'

/**
 * Changes the language of the page in place: nothing is reloaded and nothing typed is lost. A `?lang=` in the address is
 * dropped first, because it would win over the choice when the texts of the server are fetched anew.
 * @returns of what is returned: whether it was changed; false where the server is away, and the page stays as it is
 */
export function useSwitchLanguage(): (locale: Locale) => Promise<boolean> {
  const navigate = useNavigate()
  const location = useLocation()
  const revalidator = useRevalidator()
  return useCallback(
    async (locale) => {
      // a server that is away would make an error of the page, and half of it would stay in the other language
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
      // without a network the texts of the server follow with the next page
      if (isThere) await revalidator.revalidate()
      return true
    },
    [location, navigate, revalidator],
  )
}
