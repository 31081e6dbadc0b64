import type { NavigationType } from 'react-router'

export type Place = { key: string; pathname: string; hash: string }

type Move = { before: Place | null; after: Place; type: `${NavigationType}`; saved: number | undefined }

/** In pixels, as an element's id, or null to stay. A link's hash leads there; a new query alone changes nothing. */
export function scrollTarget({ before, after, type, saved }: Move): number | { id: string } | null {
  // The browser places the first page of a document
  if (!before || before.key === after.key) return null
  if (type === 'POP') return saved ?? 0
  if (after.hash && (type === 'PUSH' || after.hash !== before.hash))
    return { id: decodeURIComponent(after.hash.slice(1)) }
  return before.pathname === after.pathname ? null : 0
}
