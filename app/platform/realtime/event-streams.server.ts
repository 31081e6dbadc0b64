import type { ServerResponse } from 'node:http'
import { logger } from '#app/platform/log.server.ts'
import type { Role } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { beat, beatEveryMs } from '#app/shared/stream-beat.ts'

/** `person` (`user:<id>` or `guest:<hash>`) is what the limit on open streams counts by. `most`: where several people
 * are one, instead of `mostStreamsOfOne`. */
export type StreamOwner = { person: string; userId: string | null; session: StreamedSession | null; most?: number }

export type StreamedSession = { id: string; role: Role }

export type EventStream = {
  /** `data` is sent as JSON. A browser that reconnects names the last `id`, see `lastHeard`. */
  send: (event: string, data: unknown, id?: number) => void
  close: () => void
}

type Line = {
  write: (text: string) => boolean
  end: () => void
}

export type OnOpen = (stream: EventStream) => (() => void) | void

type Open = StreamOwner & { stream: EventStream; openedAt: number; beat: () => void }

export const mostStreamsOfOne = 8
/** Of a link that everybody in a room has on their phone. */
export const mostStreamsOfTeam = 60
const longestMs = 60 * 60_000
/** Unsent messages, and bytes, beyond which a client counts as no longer reading. */
const mostWaiting = 256
const mostBytesWaiting = 2 * 1024 * 1024

type Registry = { open: Set<Open>; heart: NodeJS.Timeout | undefined; stopping: boolean }

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniStreams?: Registry }
const registry = (): Registry => (holder.whodiniStreams ??= { open: new Set(), heart: undefined, stopping: false })

export const openStreams = (): number => registry().open.size

/** 1 to 3 s, so that browsers do not all reconnect together after a restart. */
const retryMs = (): number => 1_000 + Math.floor(Math.random() * 2_000)

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

export function lastHeard(request: Request): number | null {
  const named = request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('after')
  return named !== null && /^\d{1,9}$/.test(named) ? Number(named) : null
}

const encoder = new TextEncoder()

/** Ends when the client leaves, its session ends, an hour has passed or the server stops.
 * @throws AppError slowDown for too many by one person, unavailable while the server stops */
export function openEventStream(request: Request, owner: StreamOwner, onOpen?: OnOpen): Response {
  admit(owner)
  let close: () => void = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        close = begin(webLine(controller), owner, onOpen)
        if (request.signal.aborted) close()
        else request.signal.addEventListener('abort', close, { once: true })
      },
      cancel: () => close(),
    },
    { highWaterMark: mostWaiting },
  )
  return new Response(body, { headers: streamHeaders })
}

/** On Node's response, which takes half the memory (docs/decisions/017).
 * @throws AppError like `openEventStream`, before it writes */
export function openRawEventStream(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  owner: StreamOwner,
  onOpen?: OnOpen,
): void {
  admit(owner)
  response.writeHead(200, { ...headers, ...streamHeaders })
  const close = begin(rawLine(response), owner, onOpen)
  if (response.destroyed) close()
  else response.once('close', close)
}

function admit({ person, most = mostStreamsOfOne }: StreamOwner): void {
  const { open, stopping } = registry()
  if (stopping) throw new AppError('unavailable', { retryAfter: 2 })
  let held = 0
  for (const each of open) if (each.person === person) held++
  if (held >= most) throw new AppError('slowDown', { retryAfter: 30, log: `${person} holds ${held} streams` })
}

const webLine = (controller: ReadableStreamDefaultController<Uint8Array>): Line => ({
  write(text) {
    if ((controller.desiredSize ?? 0) <= 0) return false
    controller.enqueue(encoder.encode(text))
    return true
  },
  end() {
    try {
      controller.close()
    } catch {
      // The client has already left
    }
  },
})

const rawLine = (response: ServerResponse): Line => ({
  write(text) {
    if (response.writableLength > mostBytesWaiting) {
      response.destroy()
      return false
    }
    response.write(text)
    return true
  },
  end: () => void response.end(),
})

function begin(line: Line, owner: StreamOwner, onOpen?: OnOpen): () => void {
  const { open } = registry()
  let undo: (() => void) | void
  const close = () => {
    if (!open.delete(entry)) return
    if (undo) undo()
    line.end()
    if (open.size === 0) stopHeart()
  }
  const write = (text: string) => {
    if (open.has(entry) && !line.write(text)) close()
  }
  const send = (event: string, data: unknown, id?: number) =>
    write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const entry: Open = { ...owner, stream: { send, close }, openedAt: Date.now(), beat: () => send(beat, {}) }
  open.add(entry)
  startHeart()
  write(`retry: ${retryMs()}\n\n`)
  undo = onOpen?.(entry.stream)
  // It may have closed before `undo` was known
  if (!open.has(entry) && undo) undo()
  return close
}

/** Proxies cut idle connections, and pages give up on them; streams end after an hour. */
function startHeart(): void {
  const held = registry()
  held.heart ??= setInterval(() => {
    const oldest = Date.now() - longestMs
    for (const each of held.open) {
      if (each.openedAt < oldest) each.stream.close()
      else each.beat()
    }
  }, beatEveryMs)
  held.heart.unref()
}

function stopHeart(): void {
  const held = registry()
  clearInterval(held.heart)
  held.heart = undefined
}

export function endStreams(whose: { sessionId: string } | { userId: string }): void {
  for (const each of registry().open) {
    const theirs = 'sessionId' in whose ? each.session?.id === whose.sessionId : each.userId === whose.userId
    if (!theirs) continue
    each.stream.send('session', {})
    each.stream.close()
  }
}

export function endAllSessionStreams(): void {
  for (const each of registry().open) if (each.session !== null) each.stream.close()
}

export const streamedSessions = (): StreamedSession[] => [...registry().open].flatMap((each) => each.session ?? [])

export function stopStreams(): void {
  const held = registry()
  held.stopping = true
  if (held.open.size > 0) logger.info('closing streams', { count: held.open.size })
  for (const each of held.open) each.stream.close()
}

export function allowStreams(): void {
  registry().stopping = false
}

export const countStreams = (): number => registry().open.size

export const areStreamsStopping = (): boolean => registry().stopping
