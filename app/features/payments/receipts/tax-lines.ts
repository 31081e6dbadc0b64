/** `gst`: GST or HST; `other`: what is neither that nor QST; `all`: when no more than the sum is known. */
export type TaxLine = { kind: 'gst' | 'qst' | 'other' | 'all'; cents: number }

type Taxes = { taxCents: number; gstCents: number | null; qstCents: number | null }

/** How a tax is shown; together the lines are all of it. */
export function taxLines({ taxCents, gstCents, qstCents }: Taxes): TaxLine[] {
  if (gstCents === null || qstCents === null || gstCents + qstCents === 0) return [{ kind: 'all', cents: taxCents }]
  const lines: TaxLine[] = [
    { kind: 'gst', cents: gstCents },
    { kind: 'qst', cents: qstCents },
    { kind: 'other', cents: taxCents - gstCents - qstCents },
  ]
  return lines.filter(({ cents }) => cents !== 0)
}
