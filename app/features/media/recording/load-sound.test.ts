import { afterEach, expect, test, vi } from 'vitest'
import { loadSound, longestCuttable } from './load-sound.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(duration: number) {
  const decode = vi.fn(async (bytes: ArrayBuffer) => ({ duration, length: bytes.byteLength }))
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      duration = duration
      set src(_address: string) {
        queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')))
      }
    },
  )
  vi.stubGlobal(
    'AudioContext',
    class {
      decodeAudioData = decode
      async close() {}
    },
  )
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array([1, 2, 3])))
  return decode
}

const load = () => loadSound('/media/a.mp3', new AbortController().signal)

test('a sound that would take too much memory is not decoded', async () => {
  const decode = browser(longestCuttable + 1)
  expect(await load()).toBe('long')
  expect(decode).not.toHaveBeenCalled()
})

test('any other is there as it is stored, and as it sounds', async () => {
  browser(longestCuttable)
  expect(await load()).toEqual({ bytes: new Uint8Array([1, 2, 3]), decoded: { duration: longestCuttable, length: 3 } })
})
