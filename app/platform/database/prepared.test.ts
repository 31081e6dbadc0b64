import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test, vi } from 'vitest'
import type { Queryable } from './client.server.ts'
import { asSql, builtOnce, prepared } from './prepared.server.ts'

test('each name in a prepared statement is one parameter, and a cast is none', () => {
  const statement = prepared<{ run: string; at: number }>('x', 'select :at::int, :run::uuid, (:at)::text from t')
  expect(statement({ run: 'r', at: 7 })).toEqual({
    name: 'x',
    text: 'select $1::int, $2::uuid, ($1)::text from t',
    values: [7, 'r'],
  })
})

test('a statement with a missing parameter is not sent', () => {
  const statement = prepared<{ run?: string }>('read_run', 'select :run::uuid')
  expect(() => statement({})).toThrow('read_run lacks run')
})

test('a statement for Drizzle has the same text and values', () => {
  const find = prepared<{ id: string; most: number }>('find', 'select :id::text, :most::int, :id::text limit :most')
  const query = new PgDialect().sqlToQuery(asSql(find({ id: 'a', most: 2 })))
  expect(query).toMatchObject({
    sql: 'select $1::text, $2::int, $3::text limit $4',
    params: ['a', 2, 'a', 2],
  })
})

test('a statement is built once per connection, whatever the transaction', () => {
  const connection = {}
  const inTransaction = () => ({ _: { session: connection } }) as unknown as Queryable
  const build = vi.fn(() => ({}))
  const statement = builtOnce(build)
  expect(statement(inTransaction())).toBe(statement(inTransaction()))
  expect(statement({ _: { session: {} } } as unknown as Queryable)).not.toBe(statement(inTransaction()))
  expect(build).toHaveBeenCalledTimes(2)
})
