import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, Socket } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { testCertificate } from '#tests/support/test-certificate.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { DatabaseClient } from './database-client.server.ts'
import { asPostgresMeans } from '#app/platform/database-url.server.ts'

const opened = useDatabase({ most: 1 })
const asksForTls = 80_877_103
const sockets = new Set<Duplex>()
let folder: string
let front: Server

/** PostgreSQL with a certificate for `pictures.example.net`, which nobody has signed. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'whodini-encrypted-'))
  writeFileSync(join(folder, 'root.pem'), testCertificate.cert)
  const { host, port } = opened.connection
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const pass = (near: Duplex, first?: Buffer) => {
    const far = connect(target)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    if (first) far.write(first)
    near.pipe(far).pipe(near)
  }
  front = createServer((near) => {
    sockets.add(near.on('error', () => {}))
    near.once('data', (first: Buffer) => {
      if (first.length !== 8 || first.readInt32BE(4) !== asksForTls) return pass(near, first)
      near.write('S')
      pass(new TLSSocket(near, { isServer: true, ...testCertificate }))
    })
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  for (const socket of sockets) socket.destroy()
  front?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Leads to the front, whatever name the address has. */
function toFront(): Socket {
  const socket = new Socket()
  const { port } = front.address() as AddressInfo
  const open = socket.connect.bind(socket)
  socket.connect = (() => open(port, '127.0.0.1')) as typeof socket.connect
  return socket
}

async function connected(host: string, settings: string): Promise<'encrypted' | 'open'> {
  const url = new URL(stringifyConnection({ ...opened.connection, host }))
  url.search = settings.replace('ROOT', join(folder, 'root.pem'))
  const client = new DatabaseClient({ connectionString: asPostgresMeans(url.href), stream: toFront })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return (client as unknown as { connection: { stream: Socket } }).connection.stream instanceof TLSSocket
      ? 'encrypted'
      : 'open'
  } finally {
    await client.end().catch(() => {})
  }
}

const named = 'pictures.example.net'
const other = 'db.example.net'

test.each([
  [named, '', 'open'],
  [named, 'sslmode=disable', 'open'],
  [other, 'sslmode=require', 'encrypted'],
  [other, 'sslmode=verify-ca&sslrootcert=ROOT', 'encrypted'],
  [named, 'sslmode=verify-full&sslrootcert=ROOT', 'encrypted'],
])('a database at %s is reached with "%s": %s', async (host, settings, how) => {
  expect(await connected(host, settings)).toBe(how)
})

test.each([
  [named, 'sslmode=verify-full', /self-signed/],
  [other, 'sslmode=verify-full&sslrootcert=ROOT', /altnames/],
])('a database at %s is not trusted with "%s"', async (host, settings, reason) => {
  await expect(connected(host, settings)).rejects.toThrow(reason)
})
