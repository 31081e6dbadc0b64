import { afterEach, expect, test, vi } from 'vitest'
import { record } from './microphone.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser without a sound of its own. @param start what its recorder does */
function browser(start: () => void) {
  const track = { stop: vi.fn<() => void>() }
  const stream = { getTracks: () => [track] }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } })
  vi.stubGlobal(
    'MediaRecorder',
    class extends EventTarget {
      state = 'inactive'
      start() {
        start()
        this.state = 'recording'
      }
      stop() {
        this.state = 'inactive'
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
        this.dispatchEvent(new Event('stop'))
      }
    },
  )
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new DOMException('too many', 'NotSupportedError')
      }
    },
  )
  return track
}

test('where the browser gives no meter it still records, and lets go of the microphone', async () => {
  const track = browser(() => {})
  const recorded: Blob[] = []
  const recording = await record((blob) => recorded.push(blob))
  expect([recording.level(), track.stop.mock.calls.length]).toEqual([null, 0])
  recording.stop()
  expect(await recorded[0]?.text()).toBe('sound')
  expect(track.stop).toHaveBeenCalledOnce()
})

test('what cannot be recorded lets go of the microphone, too', async () => {
  const track = browser(() => {
    throw new DOMException('no codec', 'NotSupportedError')
  })
  await expect(record(() => {})).rejects.toThrow('no codec')
  expect(track.stop).toHaveBeenCalledOnce()
})
