import type { Locale } from '#app/i18n/locale.ts'
import { isLocale } from '#app/i18n/locale.ts'
import { textHash, written } from './text-hash.ts'

/** One text of the draft, in the languages of its document. */
export type ProofRow = {
  /** Of the text's key. */
  key: string
  /** Of what it said when the document was made. */
  bases: readonly string[]
  texts: readonly string[]
}

export type ProofDocument = {
  /** Of the adventure's id. */
  adventure: string
  languages: readonly Locale[]
  rows: readonly ProofRow[]
  /** Rows without a reference, or with other columns than they had. */
  strays: readonly string[]
}

export const baseOf = (text: string): string => textHash(written(text), 7)

/** Stands in the first cell of each heading row. */
export const markOf = ({ adventure, languages }: Pick<ProofDocument, 'adventure' | 'languages'>): string =>
  ['w1', adventure, ...languages].join('-')

export function readMark(text: string): Pick<ProofDocument, 'adventure' | 'languages'> | null {
  const found = /w1-([0-9a-z]{11})-([a-z]{2})(?:-([a-z]{2}))?/u.exec(text)
  const languages = found?.slice(2).filter((each) => each !== undefined) ?? []
  return found && languages.every(isLocale) ? { adventure: found[1]!, languages } : null
}

/** Stands in the first cell of each row. */
export const referenceOf = ({ key, bases }: Pick<ProofRow, 'key' | 'bases'>): string => [key, ...bases].join('.')

export function readReference(text: string): Pick<ProofRow, 'key' | 'bases'> | null {
  const found = /([0-9a-z]{11})\.([0-9a-z]{7})(?:\.([0-9a-z]{7}))?/u.exec(text.replaceAll(/\s/gu, ''))
  return found && { key: found[1]!, bases: found.slice(2).filter((each) => each !== undefined) }
}
