import { useCallback } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { setLocale } from '#app/i18n/generated/runtime.js'
import { isServerThere } from '#app/shared/server-there.ts'
import type { Locale } from './locale.ts'

/**
 * Changes the language of the page in place: nothing is reloaded and nothing typed is lost. A `?lang=` in the address is
 * dropped first, because it would win over the choice when the texts of the server are fetched anew.
 */
export function useSwitchLanguage(): (locale: Locale) => Promise<void> {
  const navigate = useNavigate()
  const location = useLocation()
  const revalidator = useRevalidator()
  return useCallback(
    async (locale) => {
      await setLocale(locale, { reload: false })
      const search = new URLSearchParams(location.search)
      if (search.has('lang')) {
        search.delete('lang')
        await navigate({ pathname: location.pathname, search: search.toString(), hash: location.hash }, { replace: true, preventScrollReset: true })
      }
      // the texts of the page are in the language by now; those of the server follow with the next page where it is away
      if (await isServerThere()) await revalidator.revalidate()
    },
    [location, navigate, revalidator],
  )
}
