import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { errorFields, thrownStatus } from './log.server.ts'

test('A4: the values of a failed statement appear in no field of the log', () => {
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

test('a thrown value that is not an Error is logged with its status and cause', () => {
  const refused = { type: 'DataWithResponseInit', data: { error: 'CANARY' }, init: { status: 429 } }
  const missing = Object.assign(Object.create({}), { status: 404, data: 'CANARY', error: new Error('no such route') })
  expect([thrownStatus(refused), thrownStatus(missing), thrownStatus(new Error('x'))]).toEqual([429, 404, undefined])
  expect(errorFields(refused)).toEqual({ error: 'a thrown Object', status: 429 })
  expect(errorFields(missing)).toMatchObject({ status: 404, cause: { error: 'no such route' } })
  expect(JSON.stringify([errorFields(refused), errorFields(missing)])).not.toMatch(/\[object|CANARY/)
})
