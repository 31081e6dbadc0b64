import { integer, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '#app/shared/ids.ts'

/** language -> field -> text, for every language but the primary one, whose texts are the row's own columns. */
export type Translations = Record<string, Record<string, unknown>>

/** Time-ordered ids made by the application, because PostgreSQL has `uuidv7()` only from version 18. */
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

/**
 * language -> path of a text -> what it said in the primary language when it was translated: kept while it says
 * something else by now, so that the translation is to be looked at. What is not in it is as its translator left it, or
 * has no translation.
 */
export const translatedFrom = () => jsonb().$type<Translations>().notNull().default({})

/** What every row has that authors edit: its texts in other languages, and when it was made and changed. */
export const editable = () => ({
  translations: translations(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
