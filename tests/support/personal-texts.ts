import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { impersonal, personalColumns } from '#database/personal-columns.ts'
import type { PersonalColumn } from '#database/personal-columns.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../database/schema/*.ts', { eager: true })

export const tables = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
)

export const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Column = ReturnType<typeof getTableConfig>['columns'][number]

/** What people may have typed: texts that are no choice from a list, lists of texts, documents. */
export const isText = (column: Column): boolean =>
  column.columnType === 'PgJsonb' ||
  (column.columnType === 'PgText' && (column.enumValues ?? []).length === 0) ||
  (column.columnType === 'PgArray' && column.getSQLType().startsWith('text'))

/** What `database/personal-columns.ts` says of a column; undefined where it says that nobody is in it, or nothing. */
export function personalOf(column: string): PersonalColumn | undefined {
  const whole = `${column.split('.')[0]}.*`
  if (impersonal.includes(column) || impersonal.includes(whole)) return undefined
  return [column, whole].map((name) => personalColumns[name]).find((found) => found !== undefined)
}

export const personalTexts = (): string[] =>
  tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns
      .filter(isText)
      .map((column) => `${name}.${snake(column.name)}`)
      .filter((column) => personalOf(column))
  })
