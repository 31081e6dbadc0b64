import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxLines } from './tax-lines.ts'

test('a single line when no more is known, or when there is neither GST nor QST', () => {
  expect(taxLines({ taxCents: 188, gstCents: null, qstCents: null })).toEqual([{ kind: 'all', cents: 188 }])
  expect(taxLines({ taxCents: 88, gstCents: 0, qstCents: 0 })).toEqual([{ kind: 'all', cents: 88 }])
  expect(taxLines({ taxCents: 0, gstCents: null, qstCents: null })).toEqual([{ kind: 'all', cents: 0 }])
})

test('GST, QST and the rest', () => {
  expect(taxLines({ taxCents: 188, gstCents: 63, qstCents: 125 })).toEqual([
    { kind: 'gst', cents: 63 },
    { kind: 'qst', cents: 125 },
  ])
  expect(taxLines({ taxCents: 150, gstCents: 63, qstCents: 0 })).toEqual([
    { kind: 'gst', cents: 63 },
    { kind: 'other', cents: 87 },
  ])
})

test('the lines add up to the tax', () => {
  const cents = fc.integer({ min: 0, max: 5_000 })
  fc.assert(
    fc.property(cents, cents, cents, (gstCents, qstCents, rest) => {
      const taxCents = gstCents + qstCents + rest
      const lines = taxLines({ taxCents, gstCents, qstCents })
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(taxCents)
    }),
  )
})
