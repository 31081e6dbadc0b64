import { expect, test } from 'vitest'
import { createSender } from './send.ts'

const bytes = Buffer.from('tick tock')
const sound = { type: 'audio/wav', etag: '"1"', cacheControl: 'no-cache', bodies: { identity: bytes } }

function ask(range?: string) {
  const told: { status?: number; headers?: Record<string, string>; body?: string } = {}
  const response = {
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(told, { status, headers })
      return response
    },
    end(body?: Buffer) {
      told.body = body?.toString() ?? ''
    },
  }
  const request = { method: 'GET', headers: range === undefined ? {} : { range } }
  createSender({}).file(request as never, response as never, sound)
  return told
}

test('a sound is sent in the parts that a browser asks for', () => {
  expect(ask()).toMatchObject({ status: 200, headers: { 'Accept-Ranges': 'bytes' }, body: 'tick tock' })
  expect(ask('bytes=5-')).toMatchObject({ status: 206, headers: { 'Content-Range': 'bytes 5-8/9' }, body: 'tock' })
  expect(ask('bytes=9-')).toMatchObject({ status: 416, headers: { 'Content-Range': 'bytes */9' }, body: '' })
})
