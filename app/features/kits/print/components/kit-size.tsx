import Clock from 'lucide-react/icons/clock'
import Layers from 'lucide-react/icons/layers'
import type { PrintOffer } from '#app/features/kits/print/read-print-offer.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { usualRequest, useSizes } from './use-sizes.ts'

/** How much paper and cutting the whole kit takes as most people print it. */
export function KitSize({ id, offer }: { id: string; offer: PrintOffer }) {
  const sizes = useSizes(id, offer, usualRequest(offer))
  const sheets = sizes && Object.values(sizes).reduce((sum, part) => sum + part.sheets, 0)
  const minutes = offer.parts.reduce((sum, { minutesToCut }) => sum + minutesToCut, 0)
  return (
    <ul className="grid gap-1.5 text-sm">
      <li className="flex items-center gap-2.5">
        <Layers aria-hidden="true" className="size-4.5 shrink-0 text-brass-ink" />
        <span aria-live="polite">
          {sheets === null ? m.kit_sheets_unknown() : m.kit_sheets_usual({ count: sheets })}
        </span>
      </li>
      <li className="flex items-center gap-2.5">
        <Clock aria-hidden="true" className="size-4.5 shrink-0 text-brass-ink" />
        {m.kit_cutting({ count: minutes })}
      </li>
    </ul>
  )
}
