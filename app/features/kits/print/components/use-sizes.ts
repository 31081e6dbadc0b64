import { useEffect, useState } from 'react'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { fetchSizes } from '#app/features/kits/print/fetch-print.ts'
import { noDetails } from '#app/features/kits/paper/usual-print.ts'
import type { PartSize } from '#app/features/kits/print/print-progress.ts'
import type { PrintRequest } from '#app/features/kits/print/print-request.schema.ts'
import type { PrintOffer } from '#app/features/kits/print/read-print-offer.server.ts'
import { wholePrint } from '#app/features/kits/print/whole-print.ts'

export type Sizes = Readonly<Record<string, PartSize>>

/** As most people print it. */
export const usualRequest = ({ languages, standing }: PrintOffer): PrintRequest => ({
  ...wholePrint,
  form: 'size',
  choice: { ...wholePrint.choice, language: languages[0]! },
  isDraft: standing === 'draft',
})

/** Without what was typed: names change neither titles nor counts, only whether somebody is named. */
export const unnamed = ({ roster, absentIds }: EveningDetails): EveningDetails => ({
  ...noDetails,
  roster: roster.flatMap(({ characterId, person }) => (person.trim() === '' ? [] : [{ characterId, person: 'x' }])),
  absentIds,
})

/** Pages, sheets and ink of each part as the server lays it out; null while it does. */
export function useSizes(id: string, offer: PrintOffer, { choice, details, isDraft }: PrintRequest): Sizes | null {
  const usual = usualRequest(offer)
  const wish = JSON.stringify({
    ...usual,
    choice: { ...usual.choice, ...choice },
    details: unnamed(details),
    isDraft,
  })
  const known = wish === JSON.stringify(usual) ? offer.sizes : null
  const [counted, setCounted] = useState<{ wish: string; sizes: Sizes } | null>(null)
  const isKnown = known !== null
  useEffect(() => {
    if (isKnown) return
    const control = new AbortController()
    // Somebody may be trying one choice after the other
    const pause = setTimeout(async () => {
      const sizes = await fetchSizes(id, JSON.parse(wish) as PrintRequest, control.signal)
      if (sizes && !control.signal.aborted) setCounted({ wish, sizes })
    }, 300)
    return () => {
      clearTimeout(pause)
      control.abort()
    }
  }, [id, wish, isKnown])
  return known ?? (counted?.wish === wish ? counted.sizes : null)
}
