import { Agent, request } from 'node:http'

export type HeardEvent = { event: string; id: string | undefined; data: string }

export type Hearing = {
  opened: Promise<number>
  ended: Promise<void>
  leave: () => void
}

export function hearEvents(
  origin: string,
  path: string,
  headers: Record<string, string>,
  onEvent: (heard: HeardEvent) => void,
): Hearing {
  const { hostname, port, host } = new URL(origin)
  const opened = Promise.withResolvers<number>()
  const ended = Promise.withResolvers<void>()
  opened.promise.catch(() => {})
  const asked = request(
    {
      hostname,
      port,
      path,
      headers: { Host: host, Accept: 'text/event-stream', ...headers },
      agent: new Agent({ keepAlive: false }),
    },
    (answer) => {
      const read = readEvents(onEvent)
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (answer.statusCode === 200) read(text)
      })
      answer.on('error', () => {})
      answer.once('close', () => ended.resolve())
      opened.resolve(answer.statusCode ?? 0)
    },
  )
  asked.on('error', (error) => {
    opened.reject(error)
    ended.resolve()
  })
  asked.end()
  return { opened: opened.promise, ended: ended.promise, leave: () => asked.destroy() }
}

function readEvents(onEvent: (heard: HeardEvent) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    rest += text
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const heard = readBlock(rest.slice(0, end))
      rest = rest.slice(end + 2)
      if (heard) onEvent(heard)
    }
  }
}

function readBlock(block: string): HeardEvent | undefined {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()] as const),
  )
  const data = fields.get('data')
  return data === undefined ? undefined : { event: fields.get('event') ?? 'message', id: fields.get('id'), data }
}
