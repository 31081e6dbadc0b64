import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { freePort } from './free-port.ts'
import { startProduct } from './product-server.ts'
import type { ProductServer } from './product-server.ts'

export type Which = 0 | 1

/** As an operator would run them. A connection belongs to one process for its life and breaks with it. */
export type TwoServers = {
  origin: string
  urlOf: (which: Which) => string
  prefer: (which: Which | null) => void
  kill: (which: Which) => Promise<void>
  /** @param folder of another build */
  start: (which: Which, folder?: string) => Promise<number>
  close: () => Promise<void>
}

export async function openTwoServers(env: Record<string, string>): Promise<TwoServers> {
  const ports = [await freePort(), await freePort()] as const
  const begin = (which: Which, folder?: string) =>
    startProduct(
      {
        SEED_SAMPLES: 'off',
        RATE_LIMIT_SCALE: '1000000',
        LOG_LEVEL: 'error',
        ...env,
        PORT: String(ports[which]),
      },
      folder,
    )
  // Started one after the other, because the first applies the migrations
  const servers: ProductServer[] = [await begin(0)]
  try {
    servers.push(await begin(1))
  } catch (error) {
    await servers[0]!.stop()
    throw error
  }
  const balancer = await openBalancer(ports)
  return {
    origin: `http://localhost:${balancer.port}`,
    urlOf: (which) => `http://localhost:${ports[which]}`,
    prefer: balancer.prefer,
    kill: (which) => killed(servers[which]!),
    async start(which, folder) {
      const began = performance.now()
      servers[which] = await begin(which, folder)
      return performance.now() - began
    },
    async close() {
      await balancer.close()
      for (const server of servers) if (isAlive(server)) await server.stop()
    },
  }
}

const isAlive = ({ process }: ProductServer): boolean => process.exitCode === null && process.signalCode === null

async function killed(server: ProductServer): Promise<void> {
  const gone = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGKILL')
  if (isAlive(server)) await gone
}

type Balancer = { port: number; prefer: (which: Which | null) => void; close: () => Promise<void> }

async function openBalancer(ports: readonly [number, number]): Promise<Balancer> {
  const sockets = new Set<Socket>()
  let preferred: Which | null = null
  let turn = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }
  const pass = (near: Socket, order: readonly number[]) => {
    const [port, ...others] = order
    if (port === undefined) return void near.destroy()
    const far = connect({ host: '127.0.0.1', port })
    keep(far)
    const refused = () => pass(near, others)
    far.once('error', refused)
    far.once('connect', () => {
      far.off('error', refused)
      near.pipe(far).pipe(near)
      near.once('close', () => far.destroy())
      far.once('close', () => near.destroy())
    })
  }
  const server = createServer({ pauseOnConnect: true }, (near) => {
    keep(near)
    const first = preferred ?? (turn++ % 2 === 0 ? 0 : 1)
    pass(near, first === 0 ? ports : ports.toReversed())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    prefer: (which) => {
      preferred = which
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
