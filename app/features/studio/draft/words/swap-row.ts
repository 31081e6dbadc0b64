import { asRecord, isRecord } from '#app/shared/record.ts'
import type { Fields } from '#app/shared/record.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { swapPuzzleLanguages } from '#app/features/puzzles/texts/swap-puzzle-languages.ts'
import { isNothing } from '#app/features/rows/stored-value.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { withWords } from './json-texts.ts'
import { jsonColumnsOf, listsOf } from './row-text-pairs.ts'
import { swapWords } from './swap-words.ts'
import type { Swap } from './swap-words.ts'

/** Swaps columns and translation; a text without a translation stays. Drops all origins. */
export function swapRow<Row extends object>(kind: KindName, row: Row, swap: Swap): Row {
  const before: Fields = Object.fromEntries(Object.entries(row))
  const own = translationIn(before, swap.to)
  const { configuration: _open, solution: _secret, ...withoutHalves } = own
  const { columns, back } = swapColumns(kind, before, kind === 'puzzle' ? withoutHalves : own)
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

function swapColumns(kind: KindName, row: Fields, own: Fields): { columns: Fields; back: Fields } {
  const lists = listsOf(kind).filter(({ field }) => Array.isArray(row[field]))
  const isList = (field: string) => listsOf(kind).some((list) => list.field === field)
  const texts = Object.entries(own).filter(([field, value]) => !isNothing(value) && !isList(field))
  const swapped = lists.flatMap(({ field, texts: { most } }) => {
    const [stored, inOther] = [row[field] as unknown[], own[field]]
    return Array.isArray(inOther) && inOther.length > 0 ? [{ field, ...swapList(stored, inOther, most) }] : []
  })
  return {
    columns: Object.fromEntries([...texts, ...swapped.map(({ field, list }) => [field, list] as const)]),
    back: Object.fromEntries([
      ...texts.map(([field]) => [field, row[field]] as const),
      ...swapped.map(({ field, back }) => [field, back] as const),
    ]),
  }
}

/** A translation may be longer than its list: no text is dropped. */
function swapList(stored: readonly unknown[], inOther: readonly unknown[], most: number) {
  const whole = [...stored, ...inOther.slice(stored.length).map(() => '')].slice(0, Math.max(stored.length, most))
  const isTranslated = (at: number): boolean => !isNothing(inOther[at])
  return {
    list: whole.map((text, at) => (isTranslated(at) ? inOther[at] : text)),
    back: whole.map((text, at) => (isTranslated(at) ? text : '')),
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
