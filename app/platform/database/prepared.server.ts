import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from './client.server.ts'

/** `:runId` in the text stands for the value of that name. @throws Error without a value */
export function prepared<Values extends object>(name: string, text: string): (values: Values) => pg.QueryConfig {
  const names: string[] = []
  // A cast (`::uuid`) is no name
  const numbered = text.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter)
    return `$${names.indexOf(parameter) + 1}`
  })
  return (values) => ({ name, text: numbered, values: names.map((parameter) => valueOf(name, values, parameter)) })
}

function valueOf(statement: string, values: object, parameter: string): unknown {
  if (!Object.hasOwn(values, parameter)) throw new Error(`${statement} lacks ${parameter}`)
  return (values as Record<string, unknown>)[parameter]
}

/** The same statement for Drizzle, which does not hand out the connection of its transactions. */
export const asSql = ({ text, values = [] }: pg.QueryConfig): SQL =>
  sql.join(
    text.split(/\$(\d+)/).map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
  )

/** A Drizzle statement, built once per connection or pool: building one takes longer than running it. */
export function builtOnce<Statement>(build: (database: Queryable) => Statement): (database: Queryable) => Statement {
  const built = new WeakMap<object, Statement>()
  return (database) => {
    // Each transaction is a new object; its connection is not
    const { session } = database._
    const statement = built.get(session) ?? build(database)
    built.set(session, statement)
    return statement
  }
}
