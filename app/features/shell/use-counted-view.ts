import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Per document: React may mount twice, and an error page may replace everything. */
const counted: { path: string | null } = { path: null }

/** The server counts documents as it sends them; client navigations are reported to it. */
export function useCountedView(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const isDocument = counted.path === null
    if (counted.path === pathname) return
    counted.path = pathname
    if (isDocument) return
    const view = { path: pathname, language: document.documentElement.lang }
    navigator.sendBeacon('/api/views', JSON.stringify(view))
  }, [pathname])
}
