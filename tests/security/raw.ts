import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; text: string }

const openSocket = (origin: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(origin)
    const socket = connect(Number(port), 'localhost', () => resolve(socket))
    socket.once('error', reject)
  })

export async function rawExchange(origin: string, bytes: string): Promise<RawAnswer> {
  const socket = await openSocket(origin)
  socket.write(bytes)
  return readAnswer(socket)
}

export function readAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = ''
    const done = () => {
      socket.destroy()
      if (text === '') return reject(new Error('the connection was cut without an answer'))
      const [head = '', ...body] = text.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
      )
      resolve({ status: Number(first.split(' ')[1]), headers, text: body.join('\r\n\r\n') })
    }
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      text += part
      const cut = text.indexOf('\r\n\r\n')
      const length = /content-length: (\d+)/i.exec(text.slice(0, cut))?.[1]
      if (cut >= 0 && length !== undefined && Buffer.byteLength(text.slice(cut + 4)) >= Number(length)) done()
    })
    socket.on('error', done)
    socket.on('close', done)
  })
}
