import { and, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { wordsOfSearch } from '#app/shared/search-words.ts'
import type { SearchWord } from '#app/shared/search-words.ts'

const accents = '[\u0300-\u036f]'
const letters = [
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['’', "'"],
] as const

/** Like `foldLetters`: it uses only what every database has; the embedded one lacks `unaccent`. */
const folded = (texts: readonly SQLWrapper[]): SQL =>
  letters.reduce(
    (text, [from, to]) => sql`replace(${text}, ${from}, ${to})`,
    sql`lower(regexp_replace(
      normalize(concat_ws(E'\n', ${sql.join([...texts], sql`, `)}), NFKD), ${accents}, '', 'g'))`,
  )

/** @param text folded */
export const saysWord = (text: SQLWrapper, { text: word, others }: SearchWord): SQL =>
  others.length === 0
    ? sql`${text} like ${`%${escapeLike(word)}%`}`
    : sql`(${text} like ${`%${escapeLike(word)}%`} or ${text} ~ ${String.raw`\m(${others.join('|')})\M`})`

/** Whether a row's texts together contain every word; undefined when nothing is searched for. */
export const finds = (search: string, texts: readonly SQLWrapper[]): SQL | undefined =>
  and(...wordsOfSearch(search).map((word) => findsWord(word, texts)))

export const findsWord = (word: SearchWord, texts: readonly SQLWrapper[]): SQL => saysWord(folded(texts), word)

/** Escapes a text for SQL's `like`, so that it matches literally. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
