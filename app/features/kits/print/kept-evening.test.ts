import { expect, test } from 'vitest'
import { differences, isSameEvening, readKept } from './kept-evening.ts'
import type { PrintedAs } from './kept-evening.ts'

const evening = { host: '', date: '', place: '', roster: [], absentIds: [] }
const nothing = { ...evening, choice: {}, isDraft: false, earlier: null, printedAs: null }
const choice = {
  language: 'fr',
  paper: 'a4',
  ink: 'low',
  isLarge: true,
  hostPlays: true,
  rounds: 'roll',
  isSent: true,
} as const

test('the entered details come back unchanged', () => {
  const typed = {
    host: 'Ada',
    date: 'Friday, 7 p.m.',
    place: 'Kitchen',
    roster: [{ characterId: 'c1', person: 'Bo' }],
    absentIds: ['c2', 'c3'],
    earlier: { host: 'Ada', date: '', place: '', roster: [], absentIds: ['c3'] },
    choice: { paper: 'a4', hostPlays: true },
    isDraft: true,
    printedAs: { choice, isDraft: false, edition: 3 },
  }
  expect(readKept(JSON.stringify(typed))).toEqual(typed)
})

test('an invalid choice is dropped; a print without all choices was made elsewhere', () => {
  const held = { choice: { language: 'de', paper: 'a3', ink: 'low', isLarge: 1, hostPlays: true } }
  expect(readKept(JSON.stringify(held)).choice).toEqual({ ink: 'low', hostPlays: true })
  for (const printedAs of ['en us-letter colour false false 3', { choice: { paper: 'a4' } }, {}])
    expect(readKept(JSON.stringify({ printedAs })).printedAs).toBeNull()
})

test('the differences between two prints are named, choice by choice', () => {
  const earlier: PrintedAs = { choice, isDraft: false, edition: 3 }
  const now = (change: Partial<PrintedAs['choice']>, more: Partial<PrintedAs> = {}) =>
    differences(earlier, { ...earlier, ...more, choice: { ...choice, ...change } })
  expect(now({})).toEqual([])
  expect(now({ rounds: 'cards', hostPlays: false, paper: 'us-letter' })).toEqual(['paper', 'hostPlays', 'rounds'])
  expect(now({}, { edition: 4 })).toEqual(['edition'])
  expect(now({ ink: 'colour' }, { isDraft: true, edition: null })).toEqual(['ink', 'isDraft'])
})

test('unreadable data on a device counts as nothing, and only its valid parts are kept', () => {
  for (const text of ['', 'null', '[]', '{', '7']) expect(readKept(text)).toEqual(nothing)
  expect(readKept('{"host":7,"roster":[null,{"person":"Bo"}],"absentIds":[1,"c2"]}')).toEqual({
    ...nothing,
    roster: [{ characterId: null, person: 'Bo' }],
    absentIds: ['c2'],
  })
})

test('a print stays valid if only spaces or the order of absent guests change', () => {
  const typed = { ...evening, host: 'Ada', absentIds: ['c1', 'c2'] }
  const alike = { ...typed, host: ' Ada ', roster: [{ characterId: 'c3', person: ' ' }], absentIds: ['c2', 'c1'] }
  expect(isSameEvening(typed, alike)).toBe(true)
  expect(isSameEvening(typed, { ...alike, date: 'Friday' })).toBe(false)
  expect(isSameEvening(typed, { ...alike, absentIds: ['c1'] })).toBe(false)
})
