/** The least that can bring a move to others. Prints its port; takes a file with what a message says. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const payload = readFileSync(process.argv[2] ?? '', 'utf8')
const parties = new Map<string, { version: number; streams: Set<ServerResponse> }>()

const server = createServer((request, response) => {
  const name = request.url ?? ''
  const party = parties.get(name) ?? { version: 0, streams: new Set() }
  parties.set(name, party)
  if (request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' })
    response.write(`id: ${party.version}\nevent: moved\ndata: ${payload}\n\n`)
    party.streams.add(response)
    response.once('close', () => party.streams.delete(response))
    return
  }
  request.resume().once('end', () => {
    party.version++
    for (const stream of party.streams) stream.write(`id: ${party.version}\nevent: moved\ndata: ${payload}\n\n`)
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ version: party.version, refused: null }))
  })
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
