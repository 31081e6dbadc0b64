import type { NavigationType } from 'react-router'
import { scrollTarget } from './scroll-target.ts'
import type { Place } from './scroll-target.ts'

const storageKey = 'scroll'

/** Pixels from the top, by history entry. */
type Positions = Record<string, number>

/** A newly opened document has the key "default" on every path. */
const entry = ({ key, pathname }: Place): string => `${key} ${pathname}`

export function createScrollMemory() {
  let here: Place | null = null
  let positions: Positions = {}

  const remember = () => {
    if (here) positions[entry(here)] = window.scrollY
  }
  const leave = () => {
    // On a reload the browser scrolls before our code runs
    window.history.scrollRestoration = 'auto'
    writePositions(positions)
  }

  return {
    arrive(place: Place, type: NavigationType): void {
      const before = here
      here = place
      const target = scrollTarget({ before, after: place, type, saved: positions[entry(place)] })
      if (typeof target === 'number') window.scrollTo(0, target)
      else if (target) goTo(target.id)
      // Without a movement there is no scroll event
      if (before) remember()
    },

    start(): () => void {
      positions = { ...readPositions(), ...positions }
      takeOver()
      if (here && cameBack() && window.scrollY === 0) window.scrollTo(0, positions[entry(here)] ?? 0)
      window.addEventListener('scroll', remember, { passive: true })
      window.addEventListener('pagehide', leave)
      window.addEventListener('pageshow', takeOver)
      return () => {
        window.removeEventListener('scroll', remember)
        window.removeEventListener('pagehide', leave)
        window.removeEventListener('pageshow', takeOver)
      }
    },
  }
}

/** As a browser follows a hash: the focus goes there too, if the target can take it. */
function goTo(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

/** Also after the back-forward cache, which runs no effects. */
const takeOver = () => {
  window.history.scrollRestoration = 'manual'
}

const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && (load.type === 'reload' || load.type === 'back_forward'))

/** Private windows may refuse storage; then the place is forgotten only on Back from another site. */
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
    // A lost position is an inconvenience, not an error
  }
}
