const largestBody = 1024 * 1024

/**
 * The request with a body of at most `most` bytes; undefined for a larger one. Node ends a body at its announced
 * length, so only one that announces none (chunked, or HTTP/2 behind a proxy) is counted.
 */
export async function withLimitedBody(request: Request, most = largestBody): Promise<Request | undefined> {
  const announced = request.headers.get('Content-Length')
  if (announced !== null) return Number(announced) <= most ? request : undefined
  if (!request.headers.has('Transfer-Encoding') || request.method === 'GET' || request.method === 'HEAD') return request
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of request.body?.values({ preventCancel: true }) ?? []) {
    bytes += piece.length
    if (bytes > most) return undefined
    pieces.push(piece)
  }
  // From its parts: `new Request` does not accept the server's own request object
  const { method, headers, signal } = request
  return new Request(request.url, { method, headers, signal, body: Buffer.concat(pieces) })
}
