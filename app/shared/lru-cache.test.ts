import { expect, test, vi } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('a value is looked up once, even if several ask for it together', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase())
  const cache = new LruCache(2, load)
  expect(await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')])).toEqual(['A', 'A', 'A'])
  expect(await cache.get('a')).toBe('A')
  expect(load).toHaveBeenCalledTimes(1)
})

test('when it is full, the least recently used value is dropped', async () => {
  const load = vi.fn(async (key: string) => key)
  const cache = new LruCache(2, load)
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key)
  load.mockClear()
  await cache.get('a')
  expect(load).not.toHaveBeenCalled()
  await cache.get('b')
  expect(load).toHaveBeenCalledExactlyOnceWith('b')
})

test('a failed lookup is retried by the next call', async () => {
  let down = true
  const cache = new LruCache(2, async (key) => {
    if (down) throw new Error('down')
    return key
  })
  await expect(cache.get('a')).rejects.toThrow('down')
  down = false
  expect(await cache.get('a')).toBe('a')
})
