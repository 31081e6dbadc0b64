import { useCallback } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { setLocale } from '#app/i18n/generated/runtime.js'
import { isServerThere } from '#app/shared/server-there.ts'
import type { Locale } from './locale.ts'

/** Drops `?lang=` first: it would win when the texts are fetched anew. @returns false where the server is away */
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
