import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Person } from '#tests/support/person.ts'
import { inThrowAwayWorld } from './throw-away-world.ts'

export type SlowFigures = { cutHeadersMs: number; cutBodiesMs: number; othersMs: number[]; othersFailed: number }

/** Connections that never finish, half of them in the headers and half in the body, while other clients read. */
export const runSlowClients = ({
  clients,
  waitForBodies,
}: {
  clients: number
  waitForBodies: boolean
}): Promise<SlowFigures> =>
  inThrowAwayWorld(async ({ server }) => {
    const port = Number(new URL(server.url).port)
    const began = performance.now()
    const headers = Array.from({ length: clients / 2 }, () =>
      slowClient(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    )
    const head = `POST /auth HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${server.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\n`
    const bodies = Array.from({ length: clients / 2 }, () => slowClient(port, head))
    const others = watchOthers(server.url)
    await Promise.all(headers.map(({ cut }) => cut))
    const cutHeadersMs = performance.now() - began
    if (waitForBodies) await Promise.all(bodies.map(({ cut }) => cut))
    const cutBodiesMs = performance.now() - began
    for (const { socket } of bodies) socket.destroy()
    const { times, failed } = await others.stop()
    return { cutHeadersMs, cutBodiesMs, othersMs: times, othersFailed: failed }
  })

function slowClient(port: number, beginning: string): { socket: Socket; cut: Promise<void> } {
  const socket = connect(port, 'localhost')
  socket.write(beginning)
  const timer = setInterval(() => socket.write('a'), 1_000)
  const cut = new Promise<void>((resolve) => {
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(timer)
      resolve()
    })
  })
  socket.resume()
  return { socket, cut }
}

function watchOthers(url: string): { stop(): Promise<{ times: number[]; failed: number }> } {
  let on = true
  const times: number[] = []
  let failed = 0
  const person = new Person(url)
  const work = (async () => {
    while (on) {
      const began = performance.now()
      const { status } = await person.get(times.length % 2 === 0 ? '/library' : '/auth').catch(() => ({ status: 0 }))
      times.push(performance.now() - began)
      if (status !== 200) failed++
      await sleep(20)
    }
    person.close()
  })()
  return {
    stop: async () => {
      on = false
      await work
      return { times, failed }
    },
  }
}
