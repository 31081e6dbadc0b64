import type { ServerResponse } from 'node:http'

/** Of one address: `atOnce` are worked on, all others wait in its own line, and beyond `most` they are refused. */
export type Share = { atOnce: number; most: number }

type Line = { working: number; all: number; waiting: (() => void)[] }

/** By then a request waits for something slower than a connection, such as the typesetter, and holds nobody up. */
const slowMs = 2_500

/** Lets a burst from one address wait for itself, not everybody else for its connections. A request counts until its
 * answer begins, so streams and slow downloads do not count.
 * @returns a function that calls `go` when it is the request's turn, or returns false */
export function createAdmission({ atOnce, most }: Share) {
  const lines = new Map<string, Line>()
  return (address: string, response: ServerResponse, go: () => void): boolean => {
    const line = lines.get(address) ?? { working: 0, all: 0, waiting: [] }
    if (line.all >= most) return false
    lines.set(address, line)
    line.all++

    let timer: NodeJS.Timeout | undefined
    const finish = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      line.working--
      line.waiting.shift()?.()
    }
    const begin = () => {
      line.working++
      timer = setTimeout(finish, slowMs).unref()
    }
    const beginLater = () => {
      begin()
      setImmediate(go)
    }
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      line.waiting = line.waiting.filter((other) => other !== beginLater)
      finish()
      if (--line.all === 0) lines.delete(address)
    }
    const write = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
    response.writeHead = ((...given: unknown[]) => {
      leave()
      return write(...given)
    }) as typeof response.writeHead
    response.once('close', leave)

    if (line.working >= atOnce) line.waiting.push(beginLater)
    else {
      begin()
      go()
    }
    return true
  }
}
