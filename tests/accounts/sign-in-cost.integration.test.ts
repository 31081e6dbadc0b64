import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const runs: string[] = []

vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original()
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      runs.push(`hash ${JSON.stringify(args[1])}`)
      return real.hash(...args)
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      runs.push(`verify ${String(args[0]).split('$')[3]}`)
      return real.verify(...args)
    },
  }
})

useAccounts()

beforeEach(async () => {
  await new TestBrowser().signUp(ada)
  runs.splice(0)
})

describe('signing in', () => {
  it('costs one run of Argon2id with the same parameters, whether anybody has the address or not', async () => {
    await new TestBrowser().signIn(ada, 'paper lantern')
    await new TestBrowser().signIn('eve@example.org', 'paper lantern')
    expect(runs).toEqual(['verify m=19456,t=2,p=1', 'hash {"memoryCost":19456,"timeCost":2,"parallelism":1}'])
  })

  it('costs none for a password that cannot be valid', async () => {
    await new TestBrowser().signIn(ada, 'x'.repeat(129))
    await new TestBrowser().signIn(ada, '12345')
    expect(runs).toEqual([])
  })
})
