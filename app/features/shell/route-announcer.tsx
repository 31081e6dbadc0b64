import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export const mainId = 'main'

/** Of the document, not of the component: an error page may replace everything. */
const shown: { path: string | null } = { path: null }

/** As a full page load does for screen readers: focus on `main` and the title read out. A focus inside `main` stays. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const first = shown.path === null
    if (shown.path === pathname) return
    shown.path = pathname
    if (first) return
    // The document's title has the text, so React need not know it
    if (status.current) status.current.textContent = document.title
    const main = document.getElementById(mainId)
    if (hash || !main || main.contains(document.activeElement)) return
    main.focus({ preventScroll: true })
  }, [pathname, hash])
  return <p ref={status} role="status" className="sr-only" />
}
