import { createServer } from 'node:https'
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testCertificate } from '#tests/support/test-certificate.ts'
import { fetchPicture } from './fetch-picture.server.ts'
import type { Net } from '#app/platform/guarded-fetch.server.ts'
import { hostileAddresses } from '#app/platform/hostile-addresses.fixtures.ts'
import { isPublicAddress } from '#app/platform/public-address.ts'

const host = 'pictures.example.net'
const hosts = [host, '.cdn.example.net']

let answer: (response: ServerResponse, url: string) => void
let reached: string[]
let port: number
const server = createServer(testCertificate, (request, response) => {
  reached.push(`${request.headers.host} ${request.url}`)
  answer(response, request.url ?? '')
})
const connect = vi.spyOn(Socket.prototype, 'connect')

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  connect.mockRestore()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  reached = []
  connect.mockClear()
  answer = (response) => response.end('picture')
})

const never = new AbortController().signal

const inTests = (more: Partial<Net> = {}): Net => ({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isPublic: () => true,
  port,
  ca: testCertificate.cert,
  ...more,
})

const fetched = (address: string, net: Net, signal = never) => fetchPicture(address, { hosts, signal, net })

const hostileUrls = [
  'http://pictures.example.net/a.png',
  'ftp://pictures.example.net/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'gopher://pictures.example.net/',
  'javascript:alert(1)',
  'blob:https://pictures.example.net/1',
  '//pictures.example.net/a.png',
  'pictures.example.net/a.png',
  '',
  'https://',
  'https://localhost/a.png',
  'https://127.0.0.1/a.png',
  'https://127.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f000001/a.png',
  'https://0177.0.0.1/a.png',
  'https://0/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://[fe80::1]/a.png',
  'https://[fd00::1]/a.png',
  'https://10.0.0.1/a.png',
  'https://192.168.0.1/a.png',
  'https://172.16.0.1/a.png',
  'https://100.64.0.1/a.png',
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/',
  'https://93.184.216.34/a.png',
  'https://pictures.example.net:8443/a.png',
  'https://pictures.example.net:22/a.png',
  'https://user@pictures.example.net/a.png',
  'https://user:password@pictures.example.net/a.png',
  'https://pictures.example.net@127.0.0.1/a.png',
  'https://pictures.example.net.evil.example/a.png',
  'https://evilpictures.example.net/a.png',
  'https://example.net/a.png',
  'https://cdn.example.net/a.png',
  'https://xcdn.example.net/a.png',
  'https://pictures.example.net./a.png',
  'https://pictures.example.net%2f@127.0.0.1/',
  'https://127.0.0.1\\@pictures.example.net/',
  'https://127.0.0.1#pictures.example.net',
  'https://127.0.0.1?pictures.example.net',
  'https://127。0。0。1/a.png',
  'https://①②⑦.0.0.1/a.png',
  'https://pictures。example。org/a.png',
  'https://[::]/a.png',
  'https://[64:ff9b::7f00:1]/a.png',
  'https://localhost.localdomain/a.png',
  'https://internal/a.png',
  'https://a.b.c.d.nip.io/a.png',
  'https://127.0.0.1.nip.io/a.png',
  'wss://pictures.example.net/a.png',
  'view-source:https://pictures.example.net/a.png',
  'https:pictures',
  'https:///127.0.0.1/a.png',
  'https://\u0000pictures.example.net/a.png',
  'jar:https://pictures.example.net!/a.png',
  `https://pictures.example.net/${'a'.repeat(8_000)}`,
]

test('G1: of 60 hostile addresses none is looked up or connected to', async () => {
  expect(new Set(hostileUrls).size).toBe(60)
  const resolve = vi.fn(inTests().resolve)
  for (const address of hostileUrls)
    await expect(fetched(address, inTests({ resolve })), address).rejects.toMatchObject({ code: 'generationNoPicture' })
  expect([resolve.mock.calls.length, connect.mock.calls.length, reached]).toEqual([0, 0, []])
})

test.each(hostileAddresses)('G1: an allowed name that resolves to %s is not connected to', async (address) => {
  const net = inTests({
    isPublic: isPublicAddress,
    resolve: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
  })
  await expect(fetched(`https://${host}/a.png`, net)).rejects.toMatchObject({ code: 'generationNoPicture' })
  expect(connect).not.toHaveBeenCalled()
})

test('G1: one private address among public ones is enough to refuse a name', async () => {
  const resolve = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]
  await expect(fetched(`https://${host}/a.png`, inTests({ isPublic: isPublicAddress, resolve }))).rejects.toMatchObject(
    { code: 'generationNoPicture' },
  )
  expect(connect).not.toHaveBeenCalled()
})

test('G1: the checked address is the one connected to, with a single look-up', async () => {
  const resolve = vi
    .fn<Net['resolve']>()
    .mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
    .mockResolvedValue([{ address: '10.0.0.1', family: 4 }])
  const picture = await fetched(`https://${host}/a.png?x=1`, inTests({ resolve }))
  expect(Buffer.from(picture).toString()).toBe('picture')
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(reached).toEqual([`${host}:${port} /a.png?x=1`])
})

test.each([301, 302, 303, 307, 308])('G1: a redirect with %d is not followed', async (status) => {
  answer = (response, url) =>
    url === '/a.png' ? response.writeHead(status, { Location: `https://${host}/b.png` }).end() : response.end('secret')
  await expect(fetched(`https://${host}/a.png`, inTests())).rejects.toMatchObject({ code: 'generationNoPicture' })
  expect(reached).toHaveLength(1)
})

test('G1: a certificate for another name is refused', async () => {
  const net = inTests()
  delete net.ca
  await expect(fetched(`https://${host}/a.png`, net)).rejects.toMatchObject({ code: 'generationNoPicture' })
  await expect(fetched('https://a.cdn.example.net/a.png', inTests())).rejects.toMatchObject({
    code: 'generationNoPicture',
  })
  expect(reached).toEqual([])
})

test('G1: more than 15 MB, an incomplete picture and an error count as no picture', async () => {
  const answers: (typeof answer)[] = [
    (response) => {
      const part = Buffer.alloc(1024 * 1024)
      const write = () => {
        while (!response.destroyed && response.write(part));
        if (!response.destroyed) response.once('drain', write)
      }
      write()
    },
    (response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('half')
      setImmediate(() => response.destroy())
    },
    (response) => response.writeHead(500).end(),
    (response) => response.writeHead(204).end(),
  ]
  for (const each of answers) {
    answer = each
    await expect(fetched(`https://${host}/a.png`, inTests())).rejects.toMatchObject({ code: 'generationNoPicture' })
  }
})

test('G1: it stops when the asker leaves, even during a look-up or while nothing is sent', async () => {
  for (const net of [inTests(), inTests({ resolve: () => new Promise(() => undefined) })]) {
    const controller = new AbortController()
    answer = () => controller.abort(new Error('gone'))
    const fetching = fetched(`https://${host}/a.png`, net, controller.signal)
    if (net.resolve.length === 0) controller.abort(new Error('gone'))
    await expect(fetching).rejects.toThrow('gone')
  }
})

test('no proxy from the environment is used', async () => {
  vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9')
  vi.stubEnv('https_proxy', 'http://127.0.0.1:9')
  await fetched(`https://${host}/a.png`, inTests())
  expect(reached).toHaveLength(1)
  vi.unstubAllEnvs()
})
