import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PartKeeper } from '#app/ui/kept-part.tsx'

/** Names are few; this is the limit in case one is wrong. */
const mostParts = 500

/** Ids from `useId`, and picture hints, which belong in their page's head. */
const ofOnePage = /="_[rR]_|<link /

const kept = new Map<string, Buffer>()

function markupOf(name: string, part: () => ReactNode): Buffer {
  const known = kept.get(name)
  if (known) return known
  const html = renderToString(part())
  if (ofOnePage.test(html)) throw new Error(`The part "${name}" of a page cannot be kept: it has ids or pictures`)
  const markup = Buffer.from(html)
  if (kept.size < mostParts) kept.set(name, markup)
  return markup
}

/** For one page: `keep` while it renders, `putIn` afterwards. */
export function keptParts(): { keep: PartKeeper; putIn: (page: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer> } {
  const parts: { place: string; markup: Buffer }[] = []
  return {
    keep(name, part) {
      const id = `kept-part-${parts.length}`
      parts.push({ place: `<div id="${id}"></div>`, markup: markupOf(name, part) })
      return id
    },
    putIn(page) {
      const pieces: Uint8Array[] = []
      let from = 0
      for (const { place, markup } of parts) {
        const at = page.indexOf(place, from)
        // Its error boundary removed it
        if (at < 0) continue
        pieces.push(page.subarray(from, at), markup)
        from = at + place.length
      }
      return Buffer.concat([...pieces, page.subarray(from)])
    },
  }
}
