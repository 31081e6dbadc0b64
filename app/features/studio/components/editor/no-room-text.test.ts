import { expect, test } from 'vitest'
import { draftLimits, requireRoom } from '#app/features/studio/draft-limits.ts'
import type { DraftRowKind } from '#app/features/studio/draft-limits.ts'
import { AppError, presentError } from '#app/shared/app-error.ts'
import { noRoomText } from './no-room-text.ts'

function refusedBy(kind: DraftRowKind, count: number, adding: number) {
  try {
    requireRoom(kind, count, adding)
  } catch (error) {
    if (error instanceof AppError) return noRoomText(presentError(error))
    throw error
  }
  return undefined
}

test('too many pasted hotspots are told the limit, how many there are, how many fit and that nothing is lost', () => {
  expect(refusedBy('hotspots', 480, 20)).toBeUndefined()
  expect(refusedBy('hotspots', 480, 25)).toBe(
    'A scene holds at most 500 hotspots, and this one has 480. You wanted to add 25, and there is room for 20: add fewer, or delete 5 first. Nothing was added, and nothing is lost.',
  )
})

test.each(Object.keys(draftLimits) as DraftRowKind[])(
  'one more of the %s than fit is told the limit and what to do',
  (kind) => {
    const text = refusedBy(kind, draftLimits[kind], 1)
    expect(text).toContain(String(draftLimits[kind]))
    expect(text).toContain('Delete one')
  },
)

test('what is too large in another way says so as everywhere', () =>
  expect(noRoomText({ code: 'tooLarge', params: {} })).toBeNull())
