import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export const mainId = 'main'

/**
 * What a full page load does for people who do not see the screen, done for client navigations: on a new path the focus moves to the page's
 * `main` and its title is read out. A focus that the new page set itself, or that a tab inside `main` kept, stays.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const main = document.getElementById(mainId)
    if (hash || !main || main.contains(document.activeElement)) return
    main.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
