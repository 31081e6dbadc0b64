import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askPlatform } from './ask-platform.server.ts'
import { KeysMissing, keyOfPlatform } from './platform-keys.server.ts'

vi.mock('./ask-platform.server.ts')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const pair = await generateKeyPair('RS256', { extractable: true })
const other = await generateKeyPair('RS256', { extractable: true })

const gives = (kid: string, { publicKey } = pair) =>
  vi.mocked(askPlatform).mockImplementation(async () => ({
    status: 200,
    headers: {},
    bytes: Buffer.from(JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256' }] })),
  }))
const isSilent = () => vi.mocked(askPlatform).mockRejectedValue(new Error('no answer'))
const asked = () => vi.mocked(askPlatform).mock.calls.length

async function verified(url: string, kid: string, { privateKey } = pair) {
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
  return jwtVerify(token, keyOfPlatform(url))
}
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('keys are asked for once, also by many at once, and again for one that is new', async () => {
  const url = 'https://one.example/keys'
  gives('a')
  const before = asked()
  await Promise.all([verified(url, 'a'), verified(url, 'a'), verified(url, 'a')])
  expect(asked()).toBe(before + 1)
  gives('b', other)
  await expect(verified(url, 'b', other)).rejects.toThrow()
  expect(asked()).toBe(before + 1)
  pass(31_000)
  await verified(url, 'b', other)
  expect(asked()).toBe(before + 2)
})

test('a platform that is silent is asked every half a minute, and its last keys go on', async () => {
  const url = 'https://two.example/keys'
  gives('a')
  await verified(url, 'a')
  isSilent()
  pass(3_700_000)
  const before = asked()
  for (let n = 0; n < 3; n++) await verified(url, 'a')
  expect(asked()).toBe(before + 1)
  pass(31_000)
  await verified(url, 'a')
  expect(asked()).toBe(before + 2)
})

test('without any keys a launch is told so, without waiting for each', async () => {
  const url = 'https://three.example/keys'
  isSilent()
  const before = asked()
  for (let n = 0; n < 3; n++) await expect(verified(url, 'a')).rejects.toBeInstanceOf(KeysMissing)
  expect(asked()).toBe(before + 1)
})
