import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { linkColumnsOf, tables } from './tables.server.ts'
import type { TableKind } from './tables.server.ts'

/** Fields that are not stored in a column of their name. */
const elsewhere: Partial<Record<TableKind, readonly string[]>> = {
  scene: ['orientation'],
  hotspot: ['targetId'],
  puzzle: ['solution'],
}

test.each(Object.keys(tables) as TableKind[])('every field of %s has a column of its name', (kind) => {
  const columns = Object.keys(getTableColumns(tables[kind]))
  const missing = Object.keys(kindOf(kind).fields).filter((field) => !columns.includes(field))
  expect(missing.toSorted()).toEqual([...(elsewhere[kind] ?? [])].toSorted())
  expect(columns).toEqual(expect.arrayContaining(['id', 'translations', ...linkColumnsOf(kind)]))
})
