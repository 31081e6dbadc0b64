import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export type Asked = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown>; left: boolean }

export type Answer = (response: ServerResponse, asked: Asked) => unknown

export type ModelEndpoint = {
  /** For AI_BASE_URL. */
  url: string
  asked: Asked[]
  answerWith: (answer: Answer) => void
  close: () => Promise<void>
}

export const asJson =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

export const asError = (status: number, error: object = {}): Answer =>
  asJson({ error: { message: 'No', ...error } }, status)

/** The body of a chat completion. */
export const asText = (content: unknown, more: object = {}): Answer =>
  asJson({
    id: 'x',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: { role: 'assistant', content: typeof content === 'string' ? content : JSON.stringify(content) },
        ...more,
      },
    ],
  })

let drawn: Promise<Buffer> | undefined

export const drawnPicture = (): Promise<Buffer> =>
  (drawn ??= sharp({ create: { width: 1536, height: 1024, channels: 3, background: '#884422' } })
    .png()
    .toBuffer())

export const asPicture: Answer = async (response, asked) =>
  asJson({ created: 1, data: [{ b64_json: (await drawnPicture()).toString('base64') }] })(response, asked)

/** Implements as much of OpenAI's protocol as the product uses, and records the requests. */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const asked: Asked[] = []
  let answer: Answer = asPicture
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one: Asked = {
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>,
        left: false,
      }
      response.on('close', () => {
        one.left = !response.writableFinished
      })
      asked.push(one)
      void answer(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answerWith: (next) => {
      answer = next
      asked.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
