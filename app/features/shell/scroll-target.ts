import type { NavigationType } from 'react-router'

/** What of a location decides. */
export type Place = { key: string; pathname: string; hash: string }

type Move = { before: Place | null; after: Place; type: `${NavigationType}`; saved: number | undefined }

/**
 * Where the page stands after a navigation, in pixels from the top, as an element to bring into view, or null to leave it: a new path starts
 * at the top, a new query (chips, tabs, filters) changes nothing, a hash goes to its target, Back and Forward return to where the reader was.
 */
export function scrollTarget({ before, after, type, saved }: Move): number | { id: string } | null {
  // The first page of a document is the browser's to place
  if (!before || before.key === after.key) return null
  if (type === 'POP') return saved ?? 0
  if (after.hash && after.hash !== before.hash) return { id: decodeURIComponent(after.hash.slice(1)) }
  return before.pathname === after.pathname ? null : 0
}
