import type { NavigationType } from 'react-router'
import { scrollTarget } from './scroll-target.ts'
import type { Place } from './scroll-target.ts'

const storageKey = 'scroll'

/** Pixels from the top, by entry of the history. */
type Positions = Record<string, number>

/** A document opened afresh has the key "default", whatever its path. */
const entry = ({ key, pathname }: Place): string => `${key} ${pathname}`

/** Remembers for this tab how far down each entry of the history was left, across visits to other sites and reloads too. */
export function createScrollMemory() {
  let here: Place | null = null
  let positions: Positions = {}

  const remember = () => {
    if (here) positions[entry(here)] = window.scrollY
  }
  const leave = () => {
    // The browser brings the reader back when this document is loaded again, before our code runs
    window.history.scrollRestoration = 'auto'
    writePositions(positions)
  }

  return {
    /** A page has been drawn: moves to where it should stand. */
    arrive(place: Place, type: NavigationType): void {
      const before = here
      here = place
      const target = scrollTarget({ before, after: place, type, saved: positions[entry(place)] })
      if (typeof target === 'number') window.scrollTo(0, target)
      else if (target) document.getElementById(target.id)?.scrollIntoView()
      // Where nothing moved no scroll event tells
      if (before) remember()
    },

    /** Takes the scroll position over from the browser; returns how to give it back. */
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

/** Also when the page comes out of the back-forward cache, which runs no effects. */
const takeOver = () => {
  window.history.scrollRestoration = 'manual'
}

/** Whether this document was loaded again (reload, Back from another site) rather than opened. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && (load.type === 'reload' || load.type === 'back_forward'))

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
