import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { isText, snake, tables } from '#tests/support/personal-texts.ts'
import { impersonal, personalColumns } from './personal-columns.ts'

/** What people type, what holds documents, and what leads to a person or a player. */
function askedAbout(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table)
  const leading = foreignKeys
    .map((key) => key.reference())
    .filter(({ foreignTable }) => ['users', 'players'].includes(getTableConfig(foreignTable).name))
    .flatMap((key) => key.columns.map((column) => column.name))
  return columns
    .filter(
      (column) =>
        leading.includes(column.name) || isText(column) || /^(?:user|player|owner|creator|actor)Id$/.test(column.name),
    )
    .map((column) => `${name}.${snake(column.name)}`)
}

const known = (column: string): boolean => {
  const whole = `${column.split('.')[0]}.*`
  return [column, whole].some((name) => Object.hasOwn(personalColumns, name) || impersonal.includes(name))
}

test('every column that holds texts of people or leads to a person is in the table', () => {
  const asked = tables.flatMap(askedAbout)
  expect(asked.length).toBeGreaterThan(150)
  expect(asked.filter((column) => !known(column))).toEqual([])
})

test('the table names no column that there is not', () => {
  const all = new Set(
    tables.flatMap((table) => {
      const { name } = getTableConfig(table)
      return [`${name}.*`, ...Object.keys(getTableColumns(table)).map((column) => `${name}.${snake(column)}`)]
    }),
  )
  expect([...Object.keys(personalColumns), ...impersonal].filter((column) => !all.has(column))).toEqual([])
})

test('no column is personal and impersonal', () => {
  expect(impersonal.filter((column) => Object.hasOwn(personalColumns, column))).toEqual([])
})
