import { expect, test } from 'vitest'
import { prepared } from './prepared.server.ts'

test('each name in a prepared statement is one parameter, and a cast is none', () => {
  const statement = prepared<{ run: string; at: number }>('x', 'select :at::int, :run::uuid, (:at)::text from t')
  expect(statement({ run: 'r', at: 7 })).toEqual({
    name: 'x',
    text: 'select $1::int, $2::uuid, ($1)::text from t',
    values: [7, 'r'],
  })
})

test('a statement that is not given one of its parameters is not sent', () => {
  const statement = prepared<{ run?: string }>('read_run', 'select :run::uuid')
  expect(() => statement({})).toThrow('read_run lacks run')
})
