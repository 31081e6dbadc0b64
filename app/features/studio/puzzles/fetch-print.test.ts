import { afterEach, expect, test, vi } from 'vitest'
import { fetchPrint, readRefusal } from './fetch-print.ts'
import { printAddress } from './print-address.ts'
import { printChoiceSchema } from './print-choice.schema.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: Response) => vi.stubGlobal('fetch', () => Promise.resolve(answer))
const signal = new AbortController().signal

test('the address that is requested can be read', () => {
  const wish = { language: 'fr', paper: 'a4', withKey: true, withHints: false } as const
  const address = new URL(printAddress('a', 'b', wish), 'http://here')
  expect(address.pathname).toBe('/api/projects/a/puzzles/b/print')
  expect(printChoiceSchema.parse(Object.fromEntries(address.searchParams))).toEqual({
    language: 'fr',
    paper: 'a4',
    key: true,
    hints: false,
  })
  expect(printChoiceSchema.parse({})).toEqual({ language: 'en', paper: 'us-letter', key: false, hints: false })
  for (const wrong of [{ language: 'de' }, { paper: 'a3' }, { key: 'yes' }, { more: '1' }])
    expect(printChoiceSchema.safeParse(wrong).success).toBe(false)
})

test('a PDF comes with its name', async () => {
  answering(
    new Response('%PDF-', {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="lock.pdf"' },
    }),
  )
  expect(await fetchPrint('/x', signal)).toMatchObject({ name: 'lock.pdf', file: expect.any(Blob) })
})

test('a refusal comes with its reason, an error with its code, and anything else is unexpected', async () => {
  answering(Response.json({ refused: { reason: 'too_long' } }, { status: 409 }))
  expect(await fetchPrint('/x', signal)).toEqual({ reason: 'too_long' })
  answering(Response.json({ error: { code: 'slowDown' } }, { status: 429 }))
  expect(await fetchPrint('/x', signal)).toEqual({ code: 'slowDown' })
  answering(new Response('<html>', { status: 502 }))
  expect(await fetchPrint('/x', signal)).toEqual({ code: 'unexpected' })
  expect(readRefusal({ refused: { reason: 'constructor' }, error: { code: 'toString' } })).toEqual({
    code: 'unexpected',
  })
})

test('a lost connection is reported, and an aborted request is not', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await fetchPrint('/x', signal)).toEqual({ code: 'unavailable' })
  expect(await fetchPrint('/x', AbortSignal.abort())).toBeNull()
})
