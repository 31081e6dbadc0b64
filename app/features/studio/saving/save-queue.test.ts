import { describe, expect, test } from 'vitest'
import { mergeChanges } from './changes.ts'
import {
  backOff,
  conflicted,
  decided,
  dropped,
  edited,
  emptyQueue,
  hurried,
  isSettled,
  lost,
  nextDue,
  pause,
  rebased,
  refused,
  saved,
  started,
  summaryOf,
  unsavedOf,
  wakeAt,
} from './save-queue.ts'

const typed = edited(emptyQueue, 'a', 3, { title: 'One' }, 0)

describe('the queue of unsaved rows', () => {
  test('a row is sent after the pause in typing, which each keystroke begins anew', () => {
    expect(nextDue(typed, pause - 1)).toBeNull()
    expect(nextDue(typed, pause)).toBe('a')
    const more = edited(typed, 'a', 3, { title: 'One!' }, 500)
    expect(nextDue(more, pause)).toBeNull()
    expect(wakeAt(more)).toBe(500 + pause)
  })

  test('one request is under way at a time; the newest value of a field wins', () => {
    const sending = started(edited(typed, 'b', 1, { x: 1 }, 0), ['a'])
    expect(nextDue(sending, 10_000)).toBeNull()
    const during = edited(edited(sending, 'a', 3, { title: 'Two' }, 900), 'a', 3, { price: '5' }, 950)
    expect(unsavedOf(during, 'a')).toEqual({ title: 'Two', price: '5' })
  })

  test('what was typed during a save goes on from the version that the save gave', () => {
    const during = edited(started(typed, ['a']), 'a', 3, { title: 'Two' }, 900)
    const after = saved(during, { a: { version: 4, values: { title: 'One', price: '0' } } })
    expect(after['a']).toMatchObject({
      status: 'dirty',
      version: 4,
      base: { title: 'One' },
      pending: { title: 'Two' },
      sending: null,
    })
    expect(saved(started(typed, ['a']), { a: { version: 4, values: {} } })).toEqual({})
  })

  test('when the server is away everything is kept and tried again, at growing distances', () => {
    const once = lost(started(typed, ['a']), ['a'], 1_000)
    expect(unsavedOf(once, 'a')).toEqual({ title: 'One' })
    expect(wakeAt(once)).toBe(1_000 + backOff(1))
    const twice = lost(started(once, ['a']), ['a'], 5_000)
    expect(wakeAt(twice)).toBe(5_000 + backOff(2))
    expect([backOff(1), backOff(2), backOff(20)]).toEqual([1_000, 2_000, 30_000])
    expect(wakeAt(edited(twice, 'a', 3, { title: 'Two' }, 5_100))).toBe(5_000 + backOff(2))
    expect(nextDue(hurried(twice, 5_001), 5_001)).toBe('a')
  })

  const theirs = { version: 7, values: { title: 'Theirs', price: '0' } }

  test('a conflict waits for the author where it began, whatever is typed meanwhile; what is decided is sent on top of their version', () => {
    const sent = started(edited(emptyQueue, 'a', 3, { title: 'One' }, 0, { title: 'Old' }), ['a'])
    const conflict = edited(conflicted(sent, 'a', theirs, { title: 'One' }), 'a', 7, { price: '1' }, 2_000, {
      price: '0',
    })
    expect(nextDue(hurried(conflict, 9_000), 9_000)).toBeNull()
    expect(conflict['a']).toMatchObject({
      version: 3,
      base: { title: 'Old', price: '0' },
      pending: { title: 'One', price: '1' },
    })
    const mine = decided(conflict, 'a', { title: 'One', price: '1' }, 9_000)
    expect(nextDue(mine, 9_000)).toBe('a')
    expect(mine['a']).toMatchObject({ version: 7, base: { title: 'Theirs', price: '0' } })
    expect(mine['a']).not.toHaveProperty('theirs')
    expect(decided(conflict, 'a', {}, 9_000)).toEqual({})
    expect(dropped(conflict, 'a')).toEqual({})
  })

  test('what nobody else changed goes on at once from their version; when nothing is left the row is saved', () => {
    const on = rebased(started(typed, ['a']), 'a', theirs, { title: 'One' }, 9_000)
    expect(on['a']).toMatchObject({ status: 'dirty', version: 7, base: { title: 'Theirs' }, pending: { title: 'One' } })
    expect(nextDue(on, 9_000)).toBe('a')
    expect(rebased(started(typed, ['a']), 'a', theirs, {}, 9_000)).toEqual({})
  })

  test('a field starts from what it held when it was changed first', () => {
    const more = edited(
      edited(emptyQueue, 'a', 3, { title: 'One' }, 0, { title: 'Old' }),
      'a',
      3,
      { title: 'Two', price: '1' },
      1,
      { title: 'One', price: '0' },
    )
    expect(more['a']!.base).toEqual({ title: 'Old', price: '0' })
  })

  test('what the server refused is kept, and the next edit tries again', () => {
    const no = refused(started(typed, ['a']), 'a')
    expect(nextDue(no, 99_999)).toBeNull()
    expect(unsavedOf(no, 'a')).toEqual({ title: 'One' })
    expect(nextDue(edited(no, 'a', 3, { title: 'Better' }, 0), pause)).toBe('a')
  })

  test('one word for all of it: what asks most of the author wins', () => {
    const two = edited(typed, 'b', 1, { x: 1 }, 0)
    expect(summaryOf(emptyQueue)).toBe('saved')
    expect(summaryOf(two)).toBe('unsaved')
    expect(summaryOf(started(two, ['a']))).toBe('saving')
    expect(summaryOf(lost(started(two, ['a']), ['a'], 0))).toBe('offline')
    expect(summaryOf(conflicted(lost(started(two, ['a']), ['a'], 0), 'b', { version: 2, values: {} }, { x: 1 }))).toBe(
      'conflict',
    )
    expect(isSettled(two)).toBe(false)
    expect(isSettled(lost(started(typed, ['a']), ['a'], 0))).toBe(true)
  })

  test('translations are merged text by text', () => {
    const older = { translations: { fr: { title: 'Un', description: 'Deux' } } }
    expect(mergeChanges(older, { translations: { fr: { title: 'Trois' } } })).toEqual({
      translations: { fr: { title: 'Trois', description: 'Deux' } },
    })
  })
})
