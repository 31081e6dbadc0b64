import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A piece of network between a client and a server: it can freeze, so that nothing arrives and nothing is closed either. */
export type TcpRelay = {
  port: number
  freeze: () => void
  /** What was said while it was frozen arrives now. */
  thaw: () => void
  close: () => Promise<void>
}

/** @param target where the server is; a path means a socket of this machine */
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
