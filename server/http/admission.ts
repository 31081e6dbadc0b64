import type { ServerResponse } from 'node:http'

/** Of one address: `atOnce` are worked on, all others wait in its own line, and beyond `most` they are refused. While
 * `mostOfAll` of all addresses are worked on, everything new is; those with a body do not count there, or a few slow ones
 * would shut everybody out. */
export type Share = { atOnce: number; most: number; mostOfAll: number }

export type Verdict = 'admitted' | 'beyondShare' | 'tooBusy'

type Place = { go: () => void; hasBody: boolean; begunAt: number }
/** In the order in which they began, and came. */
type Line = { working: Set<Place>; waiting: Set<Place>; all: number; timer?: NodeJS.Timeout }

/** By then a request waits for something slower than a connection, such as the typesetter, and holds nobody up. */
const slowMs = 2_500

/** Lets a burst from one address wait for itself, not everybody else for its connections. A request counts until its
 * answer begins, so streams and slow downloads do not count.
 * @returns a function that calls `go` when it is the request's turn, unless it is refused */
export function createAdmission({ atOnce, most, mostOfAll }: Share) {
  const lines = new Map<string, Line>()
  /** Of all addresses, in the order in which they began. */
  const working = new Set<Place>()

  const begin = (line: Line, place: Place) => {
    place.begunAt = performance.now()
    line.working.add(place)
    if (!place.hasBody) working.add(place)
  }

  const isTooBusy = (): boolean => {
    for (const oldest of working) {
      if (working.size < mostOfAll || oldest.begunAt + slowMs > performance.now()) break
      working.delete(oldest)
    }
    return working.size >= mostOfAll
  }

  /** A timer runs only while somebody waits: most addresses never have a line. */
  const advance = (line: Line) => {
    clearTimeout(line.timer)
    for (const next of line.waiting) {
      if (line.working.size >= atOnce) {
        const oldest: Place = line.working.values().next().value!
        const left = oldest.begunAt + slowMs - performance.now()
        if (left > 0) {
          line.timer = setTimeout(advance, left, line).unref()
          return
        }
        line.working.delete(oldest)
      }
      line.waiting.delete(next)
      begin(line, next)
      setImmediate(next.go)
    }
  }

  return (address: string, response: ServerResponse, go: () => void, hasBody = false): Verdict => {
    const line: Line = lines.get(address) ?? { working: new Set(), waiting: new Set(), all: 0 }
    if (line.all >= most) return 'beyondShare'
    if (isTooBusy()) return 'tooBusy'
    lines.set(address, line)
    line.all++

    const place: Place = { go, hasBody, begunAt: 0 }
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      line.waiting.delete(place)
      line.working.delete(place)
      working.delete(place)
      if (--line.all === 0) lines.delete(address)
      if (line.waiting.size > 0) advance(line)
    }
    const write = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
    response.writeHead = ((...given: unknown[]) => {
      leave()
      return write(...given)
    }) as typeof response.writeHead
    response.once('close', leave)

    if (line.working.size < atOnce) {
      begin(line, place)
      go()
    } else {
      line.waiting.add(place)
      advance(line)
    }
    return 'admitted'
  }
}
