/** `gst`: GST or HST; `other`: neither that nor QST; `all`: when only the sum is known. */
export type TaxLine = { kind: 'gst' | 'qst' | 'other' | 'all'; cents: number }

type Taxes = { taxCents: number; gstCents: number | null; qstCents: number | null }

/** The lines in which a tax is shown; they add up to all of it. */
export function taxLines({ taxCents, gstCents, qstCents }: Taxes): TaxLine[] {
  if (gstCents === null || qstCents === null || gstCents + qstCents === 0) return [{ kind: 'all', cents: taxCents }]
  const lines: TaxLine[] = [
    { kind: 'gst', cents: gstCents },
    { kind: 'qst', cents: qstCents },
    { kind: 'other', cents: taxCents - gstCents - qstCents },
  ]
  return lines.filter(({ cents }) => cents !== 0)
}
