import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { originsAfter, withSaid } from './translated-from.ts'

const text = (path: string, primary: string, other: string, copied = false) => ({ path, primary, other, copied })
const name = (primary: string, other: string) => [text('name', primary, other)]

describe('what a translation was made from', () => {
  test('is recorded once the original has changed, and for as long as it differs', () => {
    const changed = originsAfter(name('Hall', 'Vestibule'), {}, name('Great hall', 'Vestibule'))
    expect(changed).toEqual({ name: 'Hall' })
    const again = originsAfter(name('Great hall', 'Vestibule'), changed, name('Grand hall', 'Vestibule'))
    expect(again).toEqual({ name: 'Hall' })
    expect(originsAfter(name('Grand hall', 'Vestibule'), again, name('Hall', 'Vestibule'))).toEqual({})
  })

  test('is forgotten when the translation is rewritten, with the original or after it', () => {
    expect(originsAfter(name('Hall', 'Vestibule'), {}, name('Great hall', 'Grand vestibule'))).toEqual({})
    expect(
      originsAfter(name('Great hall', 'Vestibule'), { name: 'Hall' }, name('Great hall', 'Grand vestibule')),
    ).toEqual({})
    expect(originsAfter(name('Great hall', 'Vestibule'), { name: 'Hall' }, name('Great hall', ''))).toEqual({})
  })

  test('is the present original for a first translation', () => {
    expect(originsAfter(name('Hall', ''), {}, name('Hall', 'Vestibule'))).toEqual({})
    expect(originsAfter(name('', 'Vestibule'), {}, name('Hall', 'Vestibule'))).toEqual({})
  })

  test('moves along with a text in its list', () => {
    const before = [text('hints.0', 'Look up', 'Levez les yeux'), text('hints.1', 'Now count', 'Comptez')]
    const after = [text('hints.0', 'Now count', 'Comptez'), text('hints.1', 'Look up', 'Levez les yeux')]
    expect(originsAfter(before, { 'hints.1': 'Count' }, after)).toEqual({ 'hints.0': 'Count' })
    expect(originsAfter(before, { 'hints.1': 'Count' }, after.slice(1))).toEqual({})
  })

  test('is not recorded for a copy of the primary language', () => {
    expect(
      originsAfter([text('solution.decoys.0.reply', 'No.', 'No.', true)], {}, [
        text('solution.decoys.0.reply', 'No.', 'No.', true),
      ]),
    ).toEqual({})
  })

  test('always differs from the present original and belongs to a translation', () => {
    const texts = fc
      .array(fc.record({ primary: fc.constantFrom('', 'a', 'b', 'c'), other: fc.constantFrom('', 'x', 'y') }), {
        maxLength: 5,
      })
      .map((list) => list.map(({ primary, other }, index) => text(`hints.${index}`, primary, other)))
    fc.assert(
      fc.property(texts, texts, texts, (first, second, third) => {
        const origins = originsAfter(second, originsAfter(first, {}, second), third)
        for (const [path, origin] of Object.entries(origins)) {
          const found = third.find((each) => each.path === path)!
          expect(found.other).not.toBe('')
          expect(found.primary).not.toBe(origin)
        }
      }),
    )
  })
})

describe('what an author says about a translation', () => {
  test('that it is right removes the mark, and undoing that restores it', () => {
    expect(withSaid({ name: 'Hall' }, { name: '' }, name('Great hall', 'Vestibule'))).toEqual({})
    expect(withSaid({}, { name: 'Hall' }, name('Great hall', 'Vestibule'))).toEqual({ name: 'Hall' })
  })

  test('counts only for texts that exist, are translated and have changed', () => {
    const texts = [...name('Hall', 'Vestibule'), text('altText', 'A door', '')]
    expect(withSaid({}, { name: 'Hall', altText: 'A gate', nothing: 'x', constructor: 'y' }, texts)).toEqual({})
  })
})
