/** Answers after a delay and, like the product, stops when asked to or when its parent is gone. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [code = '0'] = process.argv.slice(2)
const server = createServer((_request, response) => {
  console.error('asked')
  setTimeout(() => response.writeHead(200, { connection: 'close' }).end('answered'), 500)
})
const stop = (): void => {
  server.close(() => process.exit(Number(code)))
  server.closeIdleConnections()
}
process.on('SIGTERM', stop).on('disconnect', stop)
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ pid: process.pid, port: (server.address() as AddressInfo).port })),
)
