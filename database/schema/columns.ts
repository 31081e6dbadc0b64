import { integer, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '#app/shared/ids.ts'

/** language -> field -> text, for every language but the primary one, whose texts are the row's own columns. */
export type Translations = Record<string, Record<string, unknown>>

export const id = () => uuid().primaryKey().$defaultFn(newId)

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

export const updatedAt = () =>
  timestamp({ withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date())

export const moment = () => timestamp({ withTimezone: true })

/** Counts saves of a row; a save names the version that it started from, and loses when another came first. */
export const version = () => integer().notNull().default(1)

export const translations = () => jsonb().$type<Translations>().notNull().default({})

/** language -> path of a text -> the primary text that it was translated from, kept while that says something else. */
export const translatedFrom = () => jsonb().$type<Translations>().notNull().default({})

export const editable = () => ({
  translations: translations(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
