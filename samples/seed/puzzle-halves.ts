import type { Json, JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { SampleAdventure, SampleHalf, SampleText, SampleValue } from '#samples/sample-adventure.ts'

const isText = (value: object): value is SampleText => 'en' in value && 'fr' in value && Object.keys(value).length === 2

function valueIn(value: SampleValue, locale: Locale): Json {
  if (typeof value !== 'object') return value
  if (isList(value)) return value.map((each) => valueIn(each, locale))
  return isText(value) ? value[locale] : halfIn(value, locale)
}

const isList = (value: SampleValue): value is readonly SampleValue[] => Array.isArray(value)

export const halfIn = (half: SampleHalf, locale: Locale): JsonObject =>
  Object.fromEntries(Object.entries(half).map(([field, value]) => [field, valueIn(value, locale)]))

function textsIn(value: SampleValue): SampleText[] {
  if (typeof value !== 'object') return []
  if (isList(value)) return value.flatMap(textsIn)
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn)
}

/** Fields that can be translated as a whole, and all other texts one by one in the type's list of texts. */
export function translatedHalf(
  half: SampleHalf,
  translatable: readonly string[],
  primary: Locale,
  locale: Locale,
): JsonObject {
  const fields = Object.entries(half).filter(([, value]) => textsIn(value).length > 0)
  const whole = fields.filter(([field]) => translatable.includes(field))
  const others = fields.filter(([field]) => !translatable.includes(field)).flatMap(([, value]) => textsIn(value))
  const list = translatable.find((field) => /texts$/iu.test(field))
  return {
    ...halfIn(Object.fromEntries(whole), locale),
    ...(list && others.length > 0 && { [list]: others.map((text) => ({ from: text[primary], to: text[locale] })) }),
  }
}

const isFile = (value: string): boolean => value.startsWith('./')

/** Files of a puzzle's own are named by where they lie in the sample's folder. */
export function filesIn(value: SampleValue): string[] {
  if (typeof value === 'string') return isFile(value) ? [value] : []
  return typeof value === 'object' ? Object.values(value).flatMap(filesIn) : []
}

type AddressOf = (file: string) => string

/** The sample with the addresses of its puzzles' own files in their place. */
export const withFiles = (sample: SampleAdventure, addressOf: AddressOf): SampleAdventure => ({
  ...sample,
  puzzles: sample.puzzles.map((puzzle) => ({
    ...puzzle,
    configuration: withAddresses(puzzle.configuration, addressOf),
  })),
})

const withAddresses = (half: SampleHalf, addressOf: AddressOf): SampleHalf =>
  Object.fromEntries(Object.entries(half).map(([field, value]) => [field, addressedIn(value, addressOf)]))

function addressedIn(value: SampleValue, addressOf: AddressOf): SampleValue {
  if (typeof value === 'string') return isFile(value) ? addressOf(value) : value
  if (typeof value !== 'object') return value
  if (isList(value)) return value.map((each) => addressedIn(each, addressOf))
  return isText(value) ? value : withAddresses(value, addressOf)
}
