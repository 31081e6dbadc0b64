import { expect, test } from 'vitest'
import { libraryAddress } from './library-address.ts'
import { presentChips, readLibraryState } from './library-state.ts'

const read = (query: string) => readLibraryState(new URLSearchParams(query))

test('without parameters it is the online tab with everything in it', () => {
  expect(read('')).toEqual({ tab: 'online', category: null, search: '' })
})

test('a tab, a category of that tab and a search are read', () => {
  expect(read('tab=mystery&category=Victorian&q= manor ')).toEqual({ tab: 'mystery', category: 'Victorian', search: 'manor' })
})

test.each(['tab=constructor', 'tab=__proto__', 'tab=ONLINE', 'category=1920s', 'category=toString', 'q=%00'])('%s counts as not given', (query) => {
  expect(read(query)).toEqual({ tab: 'online', category: null, search: '' })
})

test('a search is cut at 100 characters', () => {
  expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(100)
})

test('an address leads back to the state that it was made of, and leaves out what is default', () => {
  const state = { tab: 'escape', category: 'Party Game', search: 'a & b' } as const
  expect(read(libraryAddress(state).split('?')[1]!)).toEqual(state)
  expect(libraryAddress({ tab: 'online', category: null, search: '' })).toBe('/library')
})

test('the chips of a tab are its kind’s categories in the reader’s words', () => {
  expect(presentChips('escape', 'fr')[0]).toEqual({ category: 'Home Setup', label: 'À la maison' })
  expect(presentChips('online', 'en').map((chip) => chip.label)).toEqual(['Mystery', 'Adventure', 'Sci-Fi', 'Horror', 'Family', 'Educational'])
})
