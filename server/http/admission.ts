import type { ServerResponse } from 'node:http'

/** Lets in what an address asks for at once, up to `most`, so that a burst does not wait in line for connections before
 * everybody else. A request counts until its answer begins: streams and slow downloads hold nothing up. */
export function createAdmission(most: number): (address: string, response: ServerResponse) => boolean {
  const underWay = new Map<string, number>()
  return (address, response) => {
    const before = underWay.get(address) ?? 0
    if (before >= most) return false
    underWay.set(address, before + 1)
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      const left = underWay.get(address)! - 1
      if (left === 0) underWay.delete(address)
      else underWay.set(address, left)
    }
    const begin = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
    response.writeHead = ((...given: unknown[]) => {
      leave()
      return begin(...given)
    }) as typeof response.writeHead
    response.once('close', leave)
    return true
  }
}
