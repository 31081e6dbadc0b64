import { logger } from '#app/platform/log.server.ts'
import type { Role } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'

/** Whose stream it is, and with what rights it was opened. `person` is what the limit of open streams counts: `user:<id>` or `guest:<hash>`. */
export type StreamOwner = { person: string; userId: string | null; session: StreamedSession | null }

export type StreamedSession = { id: string; role: Role }

/** What the code behind a stream may do with it. */
export type EventStream = {
  /** Says something; `data` travels as JSON. Nothing happens once the stream is closed. */
  send: (event: string, data: unknown) => void
  close: () => void
}

type Open = StreamOwner & { stream: EventStream; openedAt: number; beat: () => void }

/** Tabs and games of one person; each is a connection that the server holds. */
export const mostStreamsOfOne = 8
const heartbeatMs = 15_000
const longestMs = 60 * 60_000
/** Messages that a client has not taken yet: beyond it, it is not reading. */
const mostWaiting = 256

type Registry = { open: Set<Open>; heart: NodeJS.Timeout | undefined; stopping: boolean }

// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniStreams?: Registry }
const registry = (): Registry => (holder.whodiniStreams ??= { open: new Set(), heart: undefined, stopping: false })

/** Between one and three seconds, so that everybody does not come back in the same moment after a restart. */
const retryMs = (): number => 1_000 + Math.floor(Math.random() * 2_000)

const encoder = new TextEncoder()

/**
 * Answers with a stream of server-sent events that stays open until the client leaves, the session behind it ends (see
 * `session-ends.server.ts`), an hour is over or the server stops; a browser comes back by itself after all but the first.
 * @param onOpen gets the stream and returns what is to be undone when it closes
 * @throws AppError slowDown when this person holds too many streams, unavailable while the server stops
 */
export function openEventStream(request: Request, owner: StreamOwner, onOpen?: (stream: EventStream) => (() => void) | void): Response {
  const { open, stopping } = registry()
  if (stopping) throw new AppError('unavailable', { retryAfter: 2 })
  if ([...open].filter((each) => each.person === owner.person).length >= mostStreamsOfOne) throw new AppError('slowDown', { retryAfter: 30, log: `${owner.person} holds ${mostStreamsOfOne} streams` })
  let close: () => void = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        close = begin(controller, owner, onOpen)
        if (request.signal.aborted) close()
        else request.signal.addEventListener('abort', close, { once: true })
      },
      cancel: () => close(),
    },
    { highWaterMark: mostWaiting },
  )
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' } })
}

function begin(controller: ReadableStreamDefaultController<Uint8Array>, owner: StreamOwner, onOpen?: (stream: EventStream) => (() => void) | void): () => void {
  const { open } = registry()
  let undo: (() => void) | void
  const close = () => {
    if (!open.delete(entry)) return
    if (undo) undo()
    try {
      controller.close()
    } catch {
      // the client had left: it is closed already
    }
    if (open.size === 0) stopHeart()
  }
  const write = (text: string) => {
    if (!open.has(entry)) return
    if ((controller.desiredSize ?? 0) <= 0) return close()
    controller.enqueue(encoder.encode(text))
  }
  const stream: EventStream = { send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), close }
  const entry: Open = { ...owner, stream, openedAt: Date.now(), beat: () => write(': still here\n\n') }
  open.add(entry)
  startHeart()
  write(`retry: ${retryMs()}\n\n`)
  undo = onOpen?.(stream)
  return close
}

/** Keeps proxies from cutting what says nothing for long, and ends what is older than an hour. */
function startHeart(): void {
  const held = registry()
  held.heart ??= setInterval(() => {
    const oldest = Date.now() - longestMs
    for (const each of held.open) {
      if (each.openedAt < oldest) each.stream.close()
      else each.beat()
    }
  }, heartbeatMs)
  held.heart.unref()
}

function stopHeart(): void {
  const held = registry()
  clearInterval(held.heart)
  held.heart = undefined
}

/** Closes the streams of a session or person, after telling their browser to look again. */
export function endStreams(whose: { sessionId: string } | { userId: string }): void {
  for (const each of registry().open) {
    const theirs = 'sessionId' in whose ? each.session?.id === whose.sessionId : each.userId === whose.userId
    if (!theirs) continue
    each.stream.send('session', {})
    each.stream.close()
  }
}

/** Closes every stream that belongs to a session: whether it still stands is asked again when its browser comes back. */
export function endAllSessionStreams(): void {
  for (const each of registry().open) if (each.session !== null) each.stream.close()
}

/** The sessions that streams are open for, to be looked up again. */
export const streamedSessions = (): StreamedSession[] => [...registry().open].flatMap((each) => each.session ?? [])

/** For a stop: ends every stream, whose browsers come back to the next process, and opens none any more. */
export function stopStreams(): void {
  const held = registry()
  held.stopping = true
  if (held.open.size > 0) logger.info('closing streams', { count: held.open.size })
  for (const each of held.open) each.stream.close()
}

/** For a process that opens again, and for tests. */
export function allowStreams(): void {
  registry().stopping = false
}

export const countStreams = (): number => registry().open.size
