import Clock from 'lucide-react/icons/clock'
import Layers from 'lucide-react/icons/layers'
import { useEffect, useState } from 'react'
import { fetchSheets } from '#app/features/kits/print/fetch-print.ts'
import type { PrintOffer } from '#app/features/kits/print/read-print-offer.server.ts'
import { m } from '#app/i18n/generated/messages.js'

/** How much paper and cutting the whole kit takes; the server counts its sheets on the first request. */
export function KitSize({ id, offer }: { id: string; offer: PrintOffer }) {
  const [counted, setCounted] = useState<number | null>(null)
  const sheets = offer.sheets ?? counted
  const [language] = offer.languages
  const isDraft = offer.standing === 'draft'
  const isKnown = offer.sheets !== null
  useEffect(() => {
    if (isKnown || language === undefined) return
    const control = new AbortController()
    void fetchSheets(id, { language, isDraft }, control.signal).then((found) => {
      if (!control.signal.aborted) setCounted(found)
    })
    return () => control.abort()
  }, [id, language, isDraft, isKnown])
  return (
    <ul className="grid gap-1.5 text-sm">
      <li className="flex items-center gap-2.5">
        <Layers aria-hidden="true" className="size-4.5 shrink-0 text-brass-ink" />
        <span aria-live="polite">{sheets === null ? m.kit_sheets_unknown() : m.kit_sheets({ count: sheets })}</span>
      </li>
      <li className="flex items-center gap-2.5">
        <Clock aria-hidden="true" className="size-4.5 shrink-0 text-brass-ink" />
        {m.kit_cutting({ count: offer.minutes })}
      </li>
    </ul>
  )
}
