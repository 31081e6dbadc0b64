import { expect, test, vi } from 'vitest'
import { builtInProvider } from './built-in.server.ts'

const task = {
  format: 'icon',
  prompt: 'a key',
  styles: { photographyStyle: '', lightingStyle: '', artStyle: '', atmosphereStyle: '', compositionStyle: '' },
  size: { width: 16, height: 16 },
  seed: 1,
} as const

test('too many pictures at a time are reported as busy, with the time to try again', async () => {
  const leaving = new AbortController()
  const pictures = Array.from({ length: 10 }, () => builtInProvider.draw(task, leaving.signal))
  const all = Promise.allSettled(pictures)
  await expect(pictures[9]).rejects.toMatchObject({ code: 'generationBusy', retryAfter: 10, status: 503 })
  leaving.abort(new Error('left'))
  expect((await all).filter(({ status }) => status === 'fulfilled')).toEqual([])
})

test('a picture that others delay for a minute is reported as busy, not as a failure', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('late')))
  await expect(builtInProvider.draw(task, new AbortController().signal)).rejects.toMatchObject({
    code: 'generationBusy',
    retryAfter: 10,
  })
  expect(timeout).toHaveBeenCalledWith(60_000)
})
