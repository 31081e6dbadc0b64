import { packPage } from '#app/platform/pack-page.server.ts'

const isData = /^(?:application\/json|text\/x-script)/

/** In bytes; anything smaller fits into one packet anyway. */
const leastPacked = 1024

/** Data for scripts is small and never streamed: a compression stream would cost more than its loader. */
export async function packData(response: Response, accepted: string): Promise<Response> {
  const { headers } = response
  if (!response.body || !isData.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding'))
    return response
  const bytes = Buffer.from(await response.arrayBuffer())
  const { body, encoding } = bytes.length < leastPacked ? whole(bytes) : await packPage(bytes, accepted)
  const packed = new Response(body, response)
  if (bytes.length >= leastPacked) packed.headers.append('Vary', 'Accept-Encoding')
  if (encoding) packed.headers.set('Content-Encoding', encoding)
  packed.headers.set('Content-Length', String(body.length))
  return packed
}

const whole = (body: Buffer<ArrayBuffer>) => ({ body, encoding: undefined })
