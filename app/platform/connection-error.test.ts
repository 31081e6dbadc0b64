import { expect, test } from 'vitest'
import { causeOf, isConnectionError } from './connection-error.server.ts'

const told = (code: string, message: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(message), { code }) })

test('a database that takes no connections is a connection error, a refused statement is not', () => {
  expect(isConnectionError(told('55000', 'database "whodini" is not currently accepting connections'))).toBe(true)
  expect(isConnectionError(told('57P01', 'terminating connection due to administrator command'))).toBe(true)
  expect(isConnectionError(told('57014', 'canceling statement due to statement timeout'))).toBe(true)
  expect(isConnectionError(told('53100', 'could not extend file "base/16384/1249": No space left on device'))).toBe(
    true,
  )
  expect(isConnectionError(told('55000', 'currval of sequence "s" is not yet defined in this session'))).toBe(false)
  expect(isConnectionError(told('42601', 'syntax error at or near "selec"'))).toBe(false)
})

test.each([
  ['53300', 'sorry, too many clients already', 'no connection was free'],
  ['', 'timeout exceeded when trying to connect', 'no connection was free'],
  ['57014', 'canceling statement due to statement timeout', 'a statement took too long'],
  ['', 'Query read timeout', 'a statement took too long'],
  ['53100', 'could not extend file', 'the disk of the database is full or failing'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1', 'the database is away'],
])('the cause of %s (%s) is: %s', (code, message, cause) => {
  expect(causeOf(told(code, message))).toBe(cause)
})
