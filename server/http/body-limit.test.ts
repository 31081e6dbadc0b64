import { expect, test } from 'vitest'
import { withLimitedBody } from './body-limit.ts'

const chunked = (pieces: string[]) =>
  new Request('http://localhost/auth', {
    method: 'POST',
    headers: { 'Transfer-Encoding': 'chunked', 'X-Kept': 'yes' },
    body: new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    }),
    duplex: 'half',
  } as RequestInit)

test('a body without a length comes through whole up to the limit, with its headers', async () => {
  const passed = await withLimitedBody(chunked(['abc', 'de']), 5)
  expect([await passed?.text(), passed?.headers.get('X-Kept'), passed?.method]).toEqual(['abcde', 'yes', 'POST'])
})

test('a body without a length is refused at the first byte over the limit', async () => {
  expect(await withLimitedBody(chunked(['abc', 'def', 'g']), 5)).toBeUndefined()
})

test('an announced length is trusted, because the connection ends the body there', async () => {
  const asked = (length: string) =>
    new Request('http://localhost/', { method: 'POST', headers: { 'Content-Length': length }, body: 'abc' })
  const fits = asked('5')
  expect(await withLimitedBody(fits, 5)).toBe(fits)
  expect(await withLimitedBody(asked('6'), 5)).toBeUndefined()
})
