import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { resultText } from './share-result.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

const result = { title: 'The Two Locks', score: 250, ms: 83_000, hints: 2 }

test('a shared result has title, points, time and hints, but nothing of the story', () => {
  expect(resultText(result)).toBe('I finished “The Two Locks” on Whodini: 250 points in 1 minute, 23 seconds, 2 hints.')
  expect(resultText({ ...result, score: 1, hints: 0 })).toBe(
    'I finished “The Two Locks” on Whodini: 1 point in 1 minute, 23 seconds, without a hint.',
  )
})

test('the French text uses French punctuation', () => {
  overwriteGetLocale(() => 'fr')
  expect(resultText({ ...result, hints: 1 }).replaceAll('\u00a0', '~')).toBe(
    'J’ai terminé «~The Two Locks~» sur Whodini~: 250 points en 1~minute et 23 secondes, 1 indice.',
  )
})
