import { expect, test } from 'vitest'
import { schemasFor } from '#app/features/rows/row-kind.ts'
import { kindOf } from './index.ts'

const { change } = schemasFor(kindOf('details'))

const problemsOf = (trailerUrl: string) =>
  change.safeParse({ trailerUrl }).error?.issues.map((issue) => issue.message) ?? []

test('a trailer is a YouTube or Vimeo video, or empty', () => {
  for (const trailerUrl of ['', '  ', 'https://youtu.be/dQw4w9WgXcQ', ' https://vimeo.com/76979871 '])
    expect(problemsOf(trailerUrl), trailerUrl).toEqual([])
})

test.each([
  'https://example.org/film',
  'http://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://www.youtube.com@example.org/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'film',
])('%s is refused as a trailer', (trailerUrl) => {
  expect(problemsOf(trailerUrl)).toEqual(['studio_errors_trailer'])
})

test('an address longer than 500 characters is refused as too long', () => {
  expect(problemsOf(`https://youtu.be/dQw4w9WgXcQ?${'a'.repeat(500)}`)).toContain('studio_errors_too_long')
})

test.each([
  ['99999999999', ['studio_errors_price_most']],
  ['10000', ['studio_errors_price_most']],
  ['-1', ['studio_errors_price']],
  ['1.005', ['studio_errors_price']],
  ['9999.99', undefined],
])('a price of %s is accepted, or refused with the reason', (price, problems) => {
  expect(change.safeParse({ price }).error?.issues.map((issue) => issue.message)).toEqual(problems)
})

test('a style field accepts nothing but tags of its own group', () => {
  expect(
    change.safeParse({
      photographyStyle: 'Bokeh, Sepia',
      lightingStyle: '',
      compositionStyle: 'Close-up',
    }).success,
  ).toBe(true)
  for (const changes of [
    { photographyStyle: 'Moonlight' },
    { artStyle: 'Aquarelle' },
    { atmosphereStyle: '<b>Eerie</b>' },
  ]) {
    expect(change.safeParse(changes).error?.issues.map((issue) => issue.message)).toEqual(['studio_errors_unreadable'])
  }
})
