import { describe, expect, test } from 'vitest'
import { puzzleType } from '#app/features/puzzles/types/code_entry/index.ts'
import { entryOf } from './entry.ts'
import { lockOf } from './locks.ts'
import { codeLengthOf } from './match.ts'
import { namedSigns } from './sign-names.ts'
import { knownSigns, readSigns, signsOf, signsOnRings } from './signs.ts'
import { namesOf, retyped, typedSigns } from './typed-signs.ts'

const own = [
  { sign: '🐇', name: 'rabbit' },
  { sign: '👩‍🚀', name: 'pilot' },
  { sign: '👩', name: 'woman' },
  { sign: '❤️', name: 'heart' },
]
const ownLock = { codeType: 'numeric', lock: 'signs', signs: own } as const
const colourLock = { codeType: 'numeric', lock: 'colours', colours: ['red', 'blue', 'black'] } as const
const arrows = namedSigns({ codeType: 'numeric', lock: 'directions', diagonals: true })

test('the author’s lock is used if it can write the code’s characters', () => {
  expect(lockOf({ codeType: 'numeric' })).toBe('keypad')
  expect(lockOf({ codeType: 'numeric', wheels: true })).toBe('wheels')
  expect(lockOf({ codeType: 'numeric', wheels: true, lock: 'keypad' })).toBe('keypad')
  expect(lockOf({ codeType: 'alphabetic', lock: 'keypad' })).toBe('cryptex')
  expect(lockOf({ codeType: 'alphabetic', lock: 'field' })).toBe('field')
  expect(lockOf({ codeType: 'alphabetic' })).toBe('cryptex')
})

test('if lower case counts, the lock is a field, so that its author is asked whether it does', () => {
  expect(lockOf({ codeType: 'alphabetic', caseSensitive: true })).toBe('field')
  expect(lockOf({ codeType: 'alphanumeric', caseSensitive: true, lock: 'cryptex' })).toBe('field')
  expect(lockOf({ codeType: 'numeric', caseSensitive: true })).toBe('keypad')
})

test('in a list of codes only the newly typed one is read as signs', () => {
  const signs = namedSigns(colourLock)
  expect(retyped(['0427', '🔴'], ['0427', 'red blue'], signs)).toEqual(['0427', '🔴🔵'])
  expect(retyped(['0427', '🔴'], ['🔴', '12'], signs)).toEqual(['🔴', '🔴🔵'])
})

describe('a code of signs', () => {
  test('is split into its lock’s signs, the longest first', () => {
    expect(knownSigns('🐇 👩‍🚀👩❤', signsOf(ownLock)!)).toEqual(['🐇', '👩‍🚀', '👩', '❤'])
    expect(readSigns('🐇x', signsOf(ownLock)!)).toEqual([
      { sign: '🐇', known: true },
      { sign: 'x', known: false },
    ])
  })

  test('is as long as it has signs', () => {
    expect(codeLengthOf('👩‍🚀❤️', ownLock)).toBe(2)
    expect(codeLengthOf('🔴🔵', colourLock)).toBe(2)
  })

  test('is announced by the names of its signs', () => {
    expect(namesOf('👩‍🚀❤️', namedSigns(ownLock))).toEqual(['pilot', 'heart'])
    expect(namesOf('↑↗', arrows)).toEqual(['up', 'up right'])
  })
})

describe('typed or pasted text means', () => {
  const typed = (text: string, most: number | null = null) => typedSigns(text, namedSigns(colourLock), most).join('')

  test('signs, names in any case, the keys’ positions, and first letters that only one name has', () => {
    expect(typed('🔴⚫')).toBe('🔴⚫')
    expect(typed('Red, BLUE black')).toBe('🔴🔵⚫')
    expect(typed('132')).toBe('🔴⚫🔵')
    expect(typed('r')).toBe('🔴')
  })

  test('nothing for other words, other digits and letters that two names start with', () => {
    expect(typed('b 4 reddish bored')).toBe('')
  })

  test('no more than the lock takes, nor than an answer’s limit', () => {
    expect(typed('1231', 2)).toBe('🔴🔵')
    expect(typed('1'.repeat(100)).length).toBeLessThanOrEqual(64)
  })

  test('arrows by their place on a number pad, and the shorter of two names by its letter', () => {
    expect(typedSigns('8 9 u up-right left', arrows, null).join('')).toBe('↑↗↑↑→←')
    expect(typedSigns('up right', arrows, null).join('')).toBe('↗')
  })
})

test('a player is sent the keys of the lock in use, with names in the player’s language', () => {
  const { signs } = ownLock
  expect(puzzleType.present({ ...ownLock, diagonals: true, signTexts: [{ from: 'rabbit', to: 'lapin' }] })).toEqual({
    codeLength: 4,
    codeType: 'numeric',
    caseSensitive: false,
    autoCheck: false,
    lock: 'signs',
    signs: [{ sign: '🐇', name: 'lapin' }, ...signs.slice(1)],
  })
  expect(puzzleType.present({ lock: 'colours', signs })).not.toHaveProperty('signs')
  expect(puzzleType.present({ lock: 'directions', showLength: false, codeLength: 5 })).toMatchObject({
    codeLength: null,
  })
})

test.each([
  ['🔴🔵', ['🔴', '🔵', ' ']],
  [' 🔵🔴', [' ', '🔵', '🔴']],
  ['🔴?🔵🔴', ['🔴', ' ', '🔵']],
  ['', [' ', ' ', ' ']],
])('a code "%s" stands on three rings, an unset one blank', (code, rings) => {
  expect(signsOnRings(code, ['🔴', '🔵'], 3)).toEqual(rings)
})

test('rings are shown only where they show no hidden length and fit side by side', () => {
  const onRings = { lock: 'colours', signsOn: 'rings', codeType: 'numeric', caseSensitive: false } as const
  expect(entryOf({ ...onRings, codeLength: 4 })).toBe('rings')
  expect(entryOf({ ...onRings, codeLength: null })).toBe('colours')
  expect(entryOf({ ...onRings, codeLength: 9 })).toBe('colours')
})
