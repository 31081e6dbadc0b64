import fc from 'fast-check'
import { difficultyBandNames } from './difficulty.ts'
import { expect, test } from 'vitest'
import { accessibilityTags, contentWarnings } from '#app/features/rows/catalogue.ts'
import { libraryAddress, libraryPrices, librarySorts, libraryTabNames } from './library-address.ts'
import type { LibraryState } from './library-address.ts'
import {
  canonicalLibraryAddress,
  categoriesOf,
  mostPages,
  playersOf,
  rangesFor,
  readLibraryState,
} from './library-state.ts'

const read = (query: string) => readLibraryState(new URLSearchParams(query))
const canonical = (query: string) => canonicalLibraryAddress(new URL(`http://localhost/library${query}`))
const usual: LibraryState = {
  tab: 'online',
  category: null,
  search: '',
  sort: 'newest',
  players: null,
  levels: [],
  price: null,
  language: null,
  tags: [],
  without: [],
  page: 1,
}

test('without parameters the library is page 1 of the online tab, newest first', () => {
  expect(read('')).toEqual(usual)
  expect(libraryAddress(usual)).toBe('/library')
})

test('the library reads all its filters from the address', () => {
  const query =
    'tab=mystery&category=Victorian&q= the  manor &sort=price&players=8&level=beginner&level=expert&price=free&language=fr&tag=captions&without=blood&without=death&page=3'
  expect(read(query)).toEqual({
    tab: 'mystery',
    category: 'Victorian',
    search: 'the manor',
    sort: 'price',
    players: 8,
    levels: ['beginner', 'expert'],
    price: 'free',
    language: 'fr',
    tags: ['captions'],
    without: ['blood', 'death'],
    page: 3,
  })
})

test.each([
  'tab=constructor',
  'tab=__proto__',
  'tab=ONLINE',
  'category=1920s',
  'category=toString',
  'q=%00',
  'q=%20%E2%80%8B',
  'sort=random()',
  'players=0',
  'players=7',
  'players=2.0',
  'level=0',
  'level=4',
  'level=Expert',
  'price=15',
  'price=-1',
  'language=de',
  'tag=captions%27',
  'without=everything',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
])('%s counts as not given', (query) => {
  expect(read(query)).toEqual(usual)
  expect(canonical(`?${query}`)).toBe('/library')
})

test('a search is cut at 100 characters, between characters', () => {
  expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(100)
  expect([...read(`q=${encodeURIComponent('𝒜'.repeat(200))}`).search]).toEqual(Array(100).fill('𝒜'))
  expect(readLibraryState(new URLSearchParams([['q', 'half \uD83D']])).search).toBe('half')
})

test('a library page after the last counted one is the last', () => {
  expect(read('page=99').page).toBe(mostPages)
  expect(read('page=1000').page).toBe(mostPages)
})

const subset = <Value>(values: readonly Value[]) => fc.subarray([...values])
const anyState: fc.Arbitrary<LibraryState> = fc.constantFrom(...libraryTabNames).chain((tab) =>
  fc.record({
    tab: fc.constant(tab),
    category: fc.constantFrom(null, ...categoriesOf(tab)),
    search: fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((typed) => read(new URLSearchParams({ q: typed }).toString()).search),
    sort: fc.constantFrom(...librarySorts),
    players: fc.constantFrom(null, ...playersOf(tab)),
    levels: subset(difficultyBandNames),
    price: fc.constantFrom(null, ...libraryPrices),
    language: fc.constantFrom(null, 'en' as const, 'fr' as const),
    tags: subset(accessibilityTags),
    without: subset(contentWarnings),
    page: fc.integer({ min: 1, max: mostPages }),
  }),
)

test('each library state has exactly one address, which leads back to it', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address = libraryAddress(state)
      expect(read(address.split('?')[1] ?? '')).toEqual(state)
      expect(canonicalLibraryAddress(new URL(address, 'http://localhost'))).toBeNull()
    }),
  )
})

test('any library address redirects at most once', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'tab',
            'category',
            'q',
            'sort',
            'players',
            'level',
            'price',
            'language',
            'tag',
            'without',
            'page',
            'lang',
            'utm',
          ),
          fc.oneof(fc.string(), fc.constantFrom('', 'mystery', 'captions', '3', 'free', 'newest')),
        ),
      ),
      (entries) => {
        const url = new URL(`http://localhost/library?${new URLSearchParams(entries).toString()}`)
        const next = canonicalLibraryAddress(url)
        if (next === null) return
        expect(canonicalLibraryAddress(new URL(next, 'http://localhost'))).toBeNull()
        expect(new URL(next, 'http://localhost').searchParams.getAll('lang')).toEqual(url.searchParams.getAll('lang'))
      },
    ),
  )
})

test('the first tab may be named: the address of the home page’s card needs no redirect', () => {
  expect(canonical('?tab=online')).toBeNull()
  expect(canonical('?tab=online&q=')).toBe('/library')
})

test('the address drops empty fields and keeps parameters that are not the library’s', () => {
  expect(canonical('?tab=mystery&q=&sort=&players=&price=&language=&utm=mail&lang=fr')).toBe(
    '/library?tab=mystery&utm=mail&lang=fr',
  )
  expect(canonical('?utm=mail&lang=fr')).toBeNull()
})

test('a number of players matches the ranges that include it', () => {
  expect(rangesFor('online', 5)).toEqual(['1-5', '1-6'])
  expect(rangesFor('online', 1)).toEqual(['1', '1-2', '1-3', '1-4', '1-5', '1-6'])
  expect(rangesFor('escape', 10)).toEqual([
    '1-10',
    '2-10',
    '3-10',
    '4-10',
    '5-10',
    '6-10',
    '7-10',
    '8-10',
    '9-10',
    '10',
  ])
  expect(
    [playersOf('online'), playersOf('mystery'), playersOf('escape')].map((each) => [each[0], each.at(-1)]),
  ).toEqual([
    [1, 6],
    [6, 10],
    [2, 8],
  ])
})
