import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentAfterMs } from '#app/shared/stream-beat.ts'
import { openEventStream } from './event-streams.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an idle stream sends two heartbeat events before a page would give it up', async () => {
  const stop = new AbortController()
  const request = new Request('http://localhost/', { signal: stop.signal })
  const stream = openEventStream(request, { person: 'guest:a', userId: null, session: null })
  await vi.advanceTimersByTimeAsync(silentAfterMs)
  stop.abort()
  expect((await stream.text()).match(/event: beat\ndata: \{\}\n\n/g)).toHaveLength(2)
})
