import { expect, test } from 'vitest'
import { countOf, progressOf, Uploads } from './uploads.ts'
import type { Upload } from './uploads.ts'

function underWay(uploads: Uploads, place: string) {
  const end = Promise.withResolvers<string | null>()
  let told: (fraction: number) => void = () => undefined
  let signal = new AbortController().signal
  const result = uploads.run<string>(place, new Blob(['picture']), (onProgress, stopped) => {
    told = onProgress
    signal = stopped
    return end.promise
  })
  return { result, end, tell: (fraction: number) => told(fraction), isStopped: () => signal.aborted }
}

test('an upload shows at its place with its progress until it is done', async () => {
  const uploads = new Uploads()
  const { result, end, tell } = underWay(uploads, 'cover')
  expect(uploads.at('cover')).toEqual({
    place: 'cover',
    kind: 'upload',
    progress: 0,
    previewUrl: expect.stringMatching(/^blob:/),
  })
  tell(0.5)
  expect(uploads.at('cover')?.progress).toBe(0.5)
  tell(1)
  expect(uploads.at('cover')?.progress).toBeUndefined()
  end.resolve('picture')
  expect([await result, uploads.getState().running]).toEqual(['picture', []])
})

test('a place takes one upload at a time, and places are independent of each other', async () => {
  const uploads = new Uploads()
  const first = underWay(uploads, 'item:a/item')
  const other = underWay(uploads, 'item:ab/item')
  expect(await underWay(uploads, 'item:a/item').result).toBeNull()
  expect([uploads.runsIn('item:a'), uploads.runsIn('item')]).toEqual([true, false])
  uploads.stop('item:a')
  expect([first.isStopped(), other.isStopped()]).toEqual([true, false])
})

test('a stopped upload returns nothing, even if its answer still arrives', async () => {
  const uploads = new Uploads()
  const { result, end } = underWay(uploads, 'cover')
  uploads.stop()
  end.resolve('picture')
  expect([await result, uploads.at('cover')]).toEqual([null, null])
})

test('a failed upload has ended, and its place keeps the reason until it is cleared', async () => {
  const uploads = new Uploads()
  const { result, end } = underWay(uploads, 'cover')
  end.reject(new Error('broken'))
  await expect(result).rejects.toThrow('broken')
  expect(uploads.at('cover')).toBeNull()
  uploads.blame('cover', 'The connection broke.')
  expect(uploads.getState().errors).toEqual({ cover: 'The connection broke.' })
  uploads.blame('cover', null)
  expect(uploads.getState().errors).toEqual({})
})

test('each place keeps its failed upload until it is retried or forgotten', async () => {
  const uploads = new Uploads()
  const places = () => uploads.getState().failed.map(({ place }) => place)
  const tried: string[] = []
  for (const place of ['cover', 'cover', 'hall']) uploads.fail(place, 'unavailable', () => tried.push(place))
  expect(places()).toEqual(['cover', 'hall'])
  for (const { again } of uploads.getState().failed) again()
  expect(tried).toEqual(['cover', 'hall'])
  const { end, result } = underWay(uploads, 'cover')
  expect(places()).toEqual(['hall'])
  end.resolve(null)
  await result
  uploads.forget()
  expect(places()).toEqual([])
})

test('overall progress is the mean; an upload that the server is processing counts as sent', () => {
  const upload = (progress: number | undefined): Upload => ({
    place: String(progress),
    kind: 'upload',
    progress,
    previewUrl: null,
  })
  const all = (...running: Upload[]) => progressOf({ running, ended: 0 })
  expect([all(), all(upload(0.5)), all(upload(0.5), upload(undefined))]).toEqual([0, 0.5, 0.75])
})

test('overall progress keeps what has arrived until all have, and then begins anew', async () => {
  const uploads = new Uploads()
  const [first, second] = [underWay(uploads, 'scene 1'), underWay(uploads, 'scene 2')]
  first.end.resolve('picture')
  await first.result
  expect(progressOf(uploads.getState())).toBe(0.5)
  second.tell(0.5)
  expect(progressOf(uploads.getState())).toBe(0.75)
  second.end.resolve('picture')
  await second.result
  expect(progressOf(uploads.getState())).toBe(0)
})

test('a generation is counted as one, running or failed, and reports no progress', async () => {
  const uploads = new Uploads()
  const end = Promise.withResolvers<string | null>()
  const result = uploads.run('cover', null, () => end.promise, 'generation')
  expect(uploads.at('cover')).toEqual({ place: 'cover', kind: 'generation', progress: undefined, previewUrl: null })
  underWay(uploads, 'hall')
  const { running } = uploads.getState()
  expect([countOf('generation', running), countOf('upload', running)]).toEqual([1, 1])
  end.resolve(null)
  await result
  uploads.fail('cover', 'generationLimit', () => undefined, 'generation')
  expect(countOf('generation', uploads.getState().failed)).toBe(1)
})

test('files that arrive together are processed one after the other, even after a failure', async () => {
  const uploads = new Uploads()
  const began: string[] = []
  const ends = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const [first, second] = ['first', 'second'].map((name, at) =>
    uploads.inTurn(() => {
      began.push(name)
      return ends[at]!.promise
    }),
  )
  ends[0]!.reject(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  expect(began).toEqual(['first', 'second'])
  ends[1]!.resolve('kept')
  expect(await second).toBe('kept')
})
