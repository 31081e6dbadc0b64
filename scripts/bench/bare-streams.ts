/** The simplest server that commits a move and sends it to others. Prints its port; takes a file with a `BareLoop`. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPool } from '#app/platform/database/database-client.server.ts'
import { commitMove } from './recorded-move.ts'
import type { BareLoop } from './stream-job.ts'

const loop = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareLoop
const pool = openPool({ connectionString: loop.connection, max: loop.poolSize })
const parties = new Map<string, { version: number; streams: Set<ServerResponse> }>()

async function move(name: string, response: ServerResponse): Promise<void> {
  const party = parties.get(name)!
  await commitMove(pool, loop.statements, loop.runs[Number(name.slice(1))]!)
  party.version++
  for (const stream of party.streams) stream.write(`id: ${party.version}\nevent: moved\ndata: ${loop.message}\n\n`)
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ version: party.version, refused: null }))
}

const server = createServer((request, response) => {
  const name = request.url ?? ''
  const party = parties.get(name) ?? { version: 0, streams: new Set() }
  parties.set(name, party)
  if (request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' })
    response.write(`id: ${party.version}\nevent: moved\ndata: ${loop.message}\n\n`)
    party.streams.add(response)
    response.once('close', () => party.streams.delete(response))
    return
  }
  request.resume().once('end', () => void move(name, response))
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
