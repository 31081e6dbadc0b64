import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { NavigationType } from 'react-router'
import { scrollTarget } from './scroll-target.ts'
import type { Place } from './scroll-target.ts'

const storageKey = 'scroll'

/** Pixels from the top, by entry of the history. */
type Positions = Record<string, number>

/** A document opened afresh has the key "default", whatever its path. */
const entry = ({ key, pathname }: Place): string => `${key} ${pathname}`

/**
 * Puts the page where `scrollTarget` says after each navigation. It takes the place of React Router's ScrollRestoration, which scrolls up
 * on a new query too and needs an inline script.
 */
export function useScrollKeeper(): void {
  const location = useLocation()
  const type = useNavigationType()
  const here = useRef<Place | null>(null)
  const positions = usePositions(here)

  useBrowserLayoutEffect(() => {
    const before = here.current
    here.current = location
    scroll(before, location, type, positions.current)
    // Where nothing moved no scroll event tells
    if (before) positions.current[entry(location)] = window.scrollY
  }, [location, type, positions])
}

function scroll(before: Place | null, after: Place, type: NavigationType, positions: Positions): void {
  const target = scrollTarget({ before, after, type, saved: positions[entry(after)] })
  if (typeof target === 'number') window.scrollTo(0, target)
  else if (target) document.getElementById(target.id)?.scrollIntoView()
}

/** How far down each entry of the history was left, kept for this tab across visits to other sites. */
function usePositions(here: { current: Place | null }) {
  const positions = useRef<Positions>({})
  useEffect(() => {
    positions.current = { ...readPositions(), ...positions.current }
    takeOver()
    if (here.current && cameBack() && window.scrollY === 0) window.scrollTo(0, positions.current[entry(here.current)] ?? 0)
    const remember = () => {
      if (here.current) positions.current[entry(here.current)] = window.scrollY
    }
    const leave = () => {
      // The browser brings the reader back when this document is loaded again, before our code runs
      window.history.scrollRestoration = 'auto'
      writePositions(positions.current)
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', takeOver)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', takeOver)
    }
  }, [here])
  return positions
}

/** A page out of the back-forward cache does not run its effects again. */
const takeOver = () => {
  window.history.scrollRestoration = 'manual'
}

/** Whether this document was loaded again (reload, Back from another site) rather than opened. */
const cameBack = (): boolean => performance.getEntriesByType('navigation').some((load) => 'type' in load && (load.type === 'reload' || load.type === 'back_forward'))

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
