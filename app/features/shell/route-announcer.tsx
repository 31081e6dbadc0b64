import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export const mainId = 'main'

/** Per document, not per component: an error page may replace everything. */
const shown: { path: string | null } = { path: null }

/** Announces navigations to screen readers as a full page load would: focuses `main` and reads out the title. A focus
 * inside `main` stays. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const first = shown.path === null
    if (shown.path === pathname) return
    shown.path = pathname
    if (first) return
    // The text is the document's title, so React need not know it
    if (status.current) status.current.textContent = document.title
    const main = document.getElementById(mainId)
    if (hash || !main || main.contains(document.activeElement)) return
    main.focus({ preventScroll: true })
  }, [pathname, hash])
  return <p ref={status} role="status" className="sr-only" />
}
