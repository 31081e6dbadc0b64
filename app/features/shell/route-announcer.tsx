import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export const mainId = 'main'

/** The path that was announced last. Of the document, not of the component: an error page may replace everything on the screen. */
const shown: { path: string | null } = { path: null }

/**
 * What a full page load does for people who do not see the screen, done for client navigations: on a new path the focus moves to the page's
 * `main` and its title is read out. A focus that the new page set itself, or that a tab inside `main` kept, stays.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const first = shown.path === null
    if (shown.path === pathname) return
    shown.path = pathname
    if (first) return
    // The title of the page stands in the document, so React need not know the text
    if (status.current) status.current.textContent = document.title
    const main = document.getElementById(mainId)
    if (hash || !main || main.contains(document.activeElement)) return
    main.focus({ preventScroll: true })
  }, [pathname, hash])
  return <p ref={status} role="status" className="sr-only" />
}
