import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { errorFields } from './log.server.ts'

test('A4: the values of a statement that failed are in no field of the log', () => {
  const error = new DrizzleQueryError(
    'insert into puzzles values ($1, $2)',
    ['CANARY-1', 'two\nlines CANARY-2'],
    new Error('canceling statement due to statement timeout'),
  )
  const written = JSON.stringify(errorFields(error))
  expect(written).not.toContain('CANARY')
  expect(written).toContain('insert into puzzles')
  expect(written).toContain('statement timeout')
})
