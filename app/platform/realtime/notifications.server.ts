import { Socket } from 'node:net'
import type pg from 'pg'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import type { DatabaseConnection } from '#app/platform/database/client.server.ts'
import { sayOften } from '#app/platform/often.server.ts'

const retryAfterMs = 1_000
const askEveryMs = 1_500
const patienceMs = 2_000
/** Ms until a lost connection is noticed: less than the 5 s in which a session's end must reach everybody. */
export const deafForMs = askEveryMs + patienceMs

export type Hearing = {
  onMessage: (payload: string) => void
  /** `true` when listening begins or resumes: messages sent before are lost. `false` at every failed attempt. */
  onState: (listening: boolean) => void
}

type Line = { client: pg.Client; leave: () => Promise<void> }

export const listenerName = 'whodini listens'
const goodbyeMs = 500

function openLine(connection: DatabaseConnection): Line {
  const socket = new Socket()
  const client = new DatabaseClient({
    ...connection,
    stream: () => socket,
    application_name: listenerName,
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
  })
  const leave = async () => {
    const unheard = setTimeout(() => socket.destroy(), goodbyeMs)
    await client.end().catch(() => {})
    clearTimeout(unheard)
    socket.destroy()
  }
  return { client, leave }
}

/** In a busy process the answer may lie unread while time runs out, so unread answers come first. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => setImmediate(() => late.reject(new Error(`no answer in ${patienceMs} ms`))),
    patienceMs,
  )
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

/** A frozen network closes nothing, so it polls for a sign of life. @returns after the first attempt */
export async function listenForNotifications(
  connection: DatabaseConnection,
  channels: Readonly<Record<string, Hearing>>,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let line: Line | undefined
  let timer: NodeJS.Timeout | undefined
  const tell = (listening: boolean) => Object.values(channels).forEach((hearing) => hearing.onState(listening))
  const later = (ms: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
    timer.unref()
  }

  async function listen(): Promise<void> {
    const fresh = openLine(connection)
    const lost = () => {
      if (line !== fresh) return
      line = undefined
      void fresh.leave()
      tell(false)
      if (!closed) later(retryAfterMs, () => void listen())
    }
    const failed = (what: string) => (error: unknown) => {
      if (line === fresh) sayOften(what, { error: error instanceof Error ? error.message : String(error) })
      lost()
    }
    const ask = () => {
      inTime(fresh.client.query('select 1')).then(
        () => line === fresh && later(askEveryMs, ask),
        failed('changes cannot be heard of any more'),
      )
    }
    fresh.client.on('error', lost)
    fresh.client.on('end', lost)
    fresh.client.on('notification', ({ channel, payload }) => channels[channel]?.onMessage(payload ?? ''))
    line = fresh
    try {
      await fresh.client.connect()
      for (const channel of Object.keys(channels)) await inTime(fresh.client.query(`listen ${channel}`))
      if (line !== fresh) return
      tell(true)
      later(askEveryMs, ask)
    } catch (error) {
      failed('cannot hear of changes yet')(error)
    }
  }

  await listen()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      const open = line
      line = undefined
      await open?.leave()
    },
  }
}
