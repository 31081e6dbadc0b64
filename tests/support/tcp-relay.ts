import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export type TcpRelay = {
  port: number
  freeze: () => void
  thaw: () => void
  close: () => Promise<void>
}

export async function openTcpRelay(target: { host: string; port: number } | { path: string }): Promise<TcpRelay> {
  const sockets = new Set<Socket>()
  const waiting = new Set<() => void>()
  let frozen = false
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    const pass = (does: () => void) => (frozen ? void waiting.add(does) : does())
    from.on('data', (part) => pass(() => to.write(part)))
    from.on('close', () => pass(() => to.destroy()))
    from.on('error', () => {})
  }
  const server = createServer((near) => {
    const far = connect(target)
    join(near, far)
    join(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
      for (const does of waiting) does()
      waiting.clear()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
