import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { listenEverywhere, stopHttpServer } from './serve.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => stopHttpServer(server, 0))))

/** Listens on addresses of version 4 alone, as on a machine without IPv6. */
function serverWithoutIpv6(code: string): Server {
  const server = createServer()
  servers.push(server)
  const listen = server.listen.bind(server) as (port: number, host: string, done: () => void) => Server
  const asked = (port: number, host: string, done: () => void) => {
    if (host !== '::') return listen(port, host, done)
    queueMicrotask(() => server.emit('error', Object.assign(new Error(`listen ${code}: ${host}`), { code })))
    return server
  }
  vi.spyOn(server, 'listen').mockImplementation(asked as typeof server.listen)
  return server
}

test.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])('without IPv6 (%s) it listens on 0.0.0.0, and says so', async (code) => {
  const lines: string[] = []
  const port = await listenEverywhere(serverWithoutIpv6(code), 0, (line) => lines.push(line))
  expect(port).toBeGreaterThan(0)
  expect(lines).toEqual([expect.stringContaining('0.0.0.0')])
})

test('a port in use is not tried elsewhere', async () => {
  await expect(listenEverywhere(serverWithoutIpv6('EADDRINUSE'), 0, () => undefined)).rejects.toThrow('EADDRINUSE')
})
