import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storageKey = 'scroll'

type Positions = Record<string, number>

/**
 * Where the page stands after a navigation: a new path starts at the top, a new query (chips, tabs, filters) changes nothing, a hash goes to
 * its target, Back and a reload return to where the reader was. It takes the place of React Router's ScrollRestoration, which scrolls up
 * on a new query too and needs an inline script.
 */
export function useScrollKeeper(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const positions = useRef<Positions>({})
  const here = useRef<{ key: string; pathname: string } | null>(null)

  useEffect(() => {
    positions.current = { ...readPositions(), ...positions.current }
    window.history.scrollRestoration = 'manual'
    const remember = () => {
      if (here.current) positions.current[here.current.key] = window.scrollY
    }
    const leave = () => {
      window.history.scrollRestoration = 'auto'
      writePositions(positions.current)
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
    }
  }, [])

  useBrowserLayoutEffect(() => {
    const before = here.current
    here.current = { key, pathname }
    if (!before || before.key === key) return
    if (type === 'POP') return window.scrollTo(0, positions.current[key] ?? 0)
    if (hash) return document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    if (before.pathname !== pathname) window.scrollTo(0, 0)
  }, [key, pathname, hash, type])
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Private windows may refuse storage; then only Back from another site forgets the place. */
function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions
  } catch {
    return {}
  }
}

function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Nothing to do: the place is a comfort, not data
  }
}
