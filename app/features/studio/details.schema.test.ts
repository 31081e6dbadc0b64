import { expect, test } from 'vitest'
import { detailsChangesSchema } from './details.schema.ts'

const problemsOf = (trailerUrl: string) => detailsChangesSchema.safeParse({ trailerUrl }).error?.issues.map((issue) => issue.message) ?? []

test('a trailer is a video of YouTube or Vimeo, or none', () => {
  for (const trailerUrl of ['', '  ', 'https://youtu.be/dQw4w9WgXcQ', ' https://vimeo.com/76979871 ']) expect(problemsOf(trailerUrl), trailerUrl).toEqual([])
})

test.each(['https://example.org/film', 'http://youtu.be/dQw4w9WgXcQ', 'javascript:alert(1)', 'https://www.youtube.com@example.org/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/channels/staffpicks', 'film'])('%s is refused where it is typed', (trailerUrl) => {
  expect(problemsOf(trailerUrl)).toEqual(['studio_errors_trailer'])
})

test('an address longer than 500 characters says that it is too long', () => {
  expect(problemsOf(`https://youtu.be/dQw4w9WgXcQ?${'a'.repeat(500)}`)).toContain('studio_errors_too_long')
})
