import { asRecord, isRecord } from '#app/shared/record.ts'
import type { Fields } from '#app/shared/record.ts'
import { mostHints } from '#app/features/engine/hint-level.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { swapPuzzleLanguages } from '#app/features/puzzles/texts/swap-puzzle-languages.ts'
import { isNothing } from '#app/features/rows/stored-value.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { withWords } from './json-texts.ts'
import { jsonColumnsOf } from './row-texts.ts'
import { swapWords } from './swap-words.ts'
import type { Swap } from './swap-words.ts'

/** Swaps columns and translation; a text without a translation stays. Drops all origins. */
export function swapRow<Row extends object>(kind: KindName, row: Row, swap: Swap): Row {
  const before: Fields = Object.fromEntries(Object.entries(row))
  const own = translationIn(before, swap.to)
  const { configuration: _open, solution: _secret, ...withoutHalves } = own
  const { columns, back } = swapColumns(before, kind === 'puzzle' ? withoutHalves : own)
  const json = jsonColumnsOf(kind)
    .filter((field) => field in before)
    .map((field) => [field, withWords(before[field], swap.from, (words) => swapWords(words, swap))])
  const halves = kind === 'puzzle' ? swapHalves(before, own) : { columns: {}, back: {} }
  const translation = Object.fromEntries(
    Object.entries({ ...back, ...halves.back }).filter(([, value]) => !isNothing(value)),
  )
  const translations = isNothing(translation) ? {} : { [swap.from]: translation }
  return { ...row, ...columns, ...Object.fromEntries(json), ...halves.columns, translations, translatedFrom: {} }
}

function translationIn({ translations }: Fields, language: Locale): Fields {
  const own = isRecord(translations) ? translations[language] : undefined
  return isRecord(own) ? own : {}
}

function swapColumns(row: Fields, { hints, ...own }: Fields): { columns: Fields; back: Fields } {
  const texts = Object.entries(own).filter(([, value]) => !isNothing(value))
  const columns: Fields = Object.fromEntries(texts)
  const back: Fields = Object.fromEntries(texts.map(([field]) => [field, row[field]]))
  if (!Array.isArray(hints) || hints.length === 0 || !Array.isArray(row['hints'])) return { columns, back }
  // A translation may be longer than its list: no text is dropped.
  const list: unknown[] = [...row['hints'], ...hints.slice(row['hints'].length).map(() => '')].slice(
    0,
    Math.max(row['hints'].length, mostHints),
  )
  const isTranslated = (at: number): boolean => !isNothing(hints[at])
  return {
    columns: { ...columns, hints: list.map((hint, at) => (isTranslated(at) ? hints[at] : hint)) },
    back: { ...back, hints: list.map((hint, at) => (isTranslated(at) ? hint : '')) },
  }
}

function swapHalves({ type, configuration, solution }: Fields, own: Fields): { columns: Fields; back: Fields } {
  const swapped = swapPuzzleLanguages(
    findPuzzleType(String(type)) ?? null,
    { configuration: asRecord(configuration) as JsonObject, solution: asRecord(solution) as JsonObject },
    { configuration: asRecord(own['configuration']) as JsonObject, solution: asRecord(own['solution']) as JsonObject },
  )
  return { columns: { ...swapped.draft }, back: { ...swapped.own } }
}
