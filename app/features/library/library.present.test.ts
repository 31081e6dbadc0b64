import { expect, test } from 'vitest'
import { readLibraryState } from './library-state.ts'
import { presentActive, presentChips, presentFilters, presentPaging, presentSorts } from './library.present.ts'

const read = (query: string) => readLibraryState(new URLSearchParams(query))

test('a library tab has the categories of its kind, in the reader’s language', () => {
  expect(presentChips('escape', 'fr')[0]).toEqual({ category: 'Home Setup', label: 'À la maison' })
  expect(presentChips('online', 'en').map((chip) => chip.label)).toEqual([
    'Mystery',
    'Adventure',
    'Sci-Fi',
    'Horror',
    'Family',
    'Educational',
  ])
  expect(presentChips('mystery', 'en').map((chip) => chip.label)).toEqual([
    '1920s',
    'Victorian',
    'Modern',
    'Fantasy',
    'Historical',
  ])
})

test('each active filter can be removed and leads to page 1 without it', () => {
  const state = read(
    'q=clock&category=Horror&players=3&level=beginner&level=expert&price=10&language=fr&tag=captions&without=blood&page=2',
  )
  const active = presentActive(state, 'en')
  expect(active.map(({ label }) => label)).toEqual([
    '“clock”',
    'Horror',
    '3 players',
    'Beginner friendly',
    'Expert level',
    'Up to $10.00',
    'In French',
    'Captions for all sound',
    'Without: Blood',
  ])
  expect(active[3]!.to).toBe(
    '/library?category=Horror&q=clock&players=3&level=expert&price=10&language=fr&tag=captions&without=blood',
  )
  for (const { to } of active) expect(presentActive(read(to.split('?')[1] ?? ''), 'en')).toHaveLength(active.length - 1)
  expect(presentActive(read('tab=mystery&sort=price'), 'en')).toEqual([])
})

test('the filters show the address’s values, and a first choice without any', () => {
  const groups = presentFilters(read('players=2&level=expert'), 'fr')
  expect(groups.map(({ name, isOne }) => [name, isOne])).toEqual([
    ['players', true],
    ['price', true],
    ['language', true],
    ['level', false],
    ['tag', false],
    ['without', false],
  ])
  expect(groups[0]!.choices[0]).toEqual({ value: '', label: 'Peu importe', chosen: false })
  expect(groups.flatMap(({ choices }) => choices.filter(({ chosen }) => chosen).map(({ value }) => value))).toEqual([
    '2',
    '',
    '',
    'expert',
  ])
  expect(groups[3]!.choices.map(({ label }) => label)).toEqual(['Pour débuter', 'Défi modéré', 'Niveau expert'])
  expect(presentSorts(read('sort=plays'), 'en')).toContainEqual({ value: 'plays', label: 'Most played', chosen: true })
})

test('the number of matches is exact up to the maximum, then "more than"', () => {
  expect(presentPaging(read(''), { total: 1, more: false, page: 1, pages: 1 }, 'en')).toEqual({
    count: '1 adventure',
    page: 1,
    position: null,
    previous: null,
    next: null,
    bound: null,
  })
  expect(presentPaging(read('q=a&page=2'), { total: 60, more: false, page: 2, pages: 3 }, 'en')).toMatchObject({
    count: '60 adventures',
    position: 'Page 2 of 3',
    previous: '/library?q=a',
    next: '/library?q=a&page=3',
  })
  expect(presentPaging(read('page=42'), { total: 1000, more: true, page: 42, pages: 42 }, 'en')).toMatchObject({
    count: 'More than 1,000 adventures',
    next: null,
    bound: 'These are the first 1,008. Search or filter to find the others.',
  })
})
