import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRoom, roomHere } from './room-on-device.ts'

const held = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, text: string) => void held.set(name, text),
      removeItem: (name: string) => void held.delete(name),
    },
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  held.clear()
})

test('a phone in a game is led to it for an evening, by this kit’s sheets alone', () => {
  keepRoom('kit', '/evening/guest/abc123', 0)
  expect(roomHere('kit', 1)).toBe('/evening/guest/abc123')
  expect(roomHere('other', 1)).toBe(null)
  expect(roomHere('kit', 12 * 60 * 60_000)).toBe(null)
  keepRoom('kit', null)
  expect(roomHere('kit', 1)).toBe(null)
})

test.each(['"x"', '{', '{"path":"//evil.example","at":0}', '{"path":"/account/delete","at":0}'])(
  'leads nowhere by what is no game: %s',
  (text) => {
    held.set('whodini-room:kit', text)
    expect(roomHere('kit', 1)).toBe(null)
  },
)
