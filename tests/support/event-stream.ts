import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { Person } from './person.ts'

export type OpenStream = {
  status: number
  headers: IncomingHttpHeaders
  text: () => string
  ended: Promise<void>
  leave: () => void
}

export function openEventStream(person: Person, path: string, more: OutgoingHttpHeaders = {}): Promise<OpenStream> {
  const { hostname, port } = new URL(person.origin)
  const headers = {
    Host: new URL(person.site).host,
    Accept: 'text/event-stream',
    Origin: person.site,
    'User-Agent': 'Mozilla/5.0 (test)',
    ...person.extra,
    ...(person.cookieHeader ? { Cookie: person.cookieHeader } : {}),
    ...more,
  }
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, agent: new Agent({ keepAlive: false }) }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      const ended = new Promise<void>((end) => {
        answer.once('close', () => end())
      })
      answer.on('error', () => {})
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: () => text,
        ended,
        leave: () => asked.destroy(),
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
