import { afterEach, expect, test, vi } from 'vitest'
import { sharePoster } from './poster.tsx'

afterEach(() => vi.unstubAllGlobals())

async function shared(sharedId: string | null): Promise<unknown> {
  const share = vi.fn(async () => {})
  vi.stubGlobal('window', { location: { origin: 'https://whodini.example' } })
  vi.stubGlobal('navigator', { canShare: () => true, share })
  await sharePoster(new File([], 'The Two Locks.png'), sharedId)
  return share.mock.calls
}

const files = [expect.any(File)]

test('the poster of a listed game is shared with the address of its page', async () => {
  expect(await shared('a1')).toEqual([[{ files, url: 'https://whodini.example/adventure/a1' }]])
})

test('the poster of unlisted work is shared alone, since its address leads others nowhere', async () => {
  expect(await shared(null)).toEqual([[{ files }]])
})
