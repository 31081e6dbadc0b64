import { isRecord } from '#app/shared/record.ts'
import { effectWithWords, isShortForm, readEffects } from '#app/features/adventure/read-effects.ts'
import { readWords } from '#app/features/adventure/words.ts'
import { goalSteps } from '#app/features/engine/goal.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { conditionPlaces, effectPlaces, joinPath } from './json-places.ts'
import type { JsonPlace } from './json-places.ts'

const problemOf = (value: unknown): JsonPlace['problem'] => (value === undefined || value === '' ? 'missing' : 'unfit')
const unknownKeys = (raw: object, known: readonly string[], path: string): JsonPlace[] =>
  Object.keys(raw)
    .filter((key) => !known.includes(key))
    .map((key) => ({ path: joinPath(path, key), problem: 'unknown' }))

export function effectsPlaces(raw: unknown, primary: Locale, path = ''): JsonPlace[] {
  if (readEffects(raw, primary) !== null) return []
  if (Array.isArray(raw))
    return effectPlaces(
      raw.map((effect: unknown) => effectWithWords(effect, primary)),
      path,
    )
  if (!isRecord(raw)) return [{ path, problem: problemOf(raw) }]
  if ('effects' in raw)
    return [...unknownKeys(raw, ['effects'], path), ...effectsPlaces(raw.effects, primary, joinPath(path, 'effects'))]
  const { count, ...rest } = raw
  const single = Object.entries(rest).flatMap(([key, value]): JsonPlace[] => {
    if (readEffects({ [key]: value }, primary) !== null) return []
    return [{ path: joinPath(path, key), problem: isShortForm(key) ? problemOf(value) : 'unknown' }]
  })
  if (count === undefined || single.length > 0) return single
  return [{ path: joinPath(path, 'count'), problem: 'item_id' in rest ? 'unfit' : 'unknown' }]
}

const isHints = (raw: unknown, primary: Locale): boolean =>
  raw === undefined ||
  (Array.isArray(raw) &&
    raw.length <= goalSteps.length &&
    raw.every((hint) => isRecord(hint) && readWords(hint.text, primary) !== null))

const useKeys = ['hotspot_id', 'conditions', 'message', 'effects', 'once', 'hints']
const combinationKeys = ['with_item_id', 'result_item_id', 'uses_up', ...useKeys.slice(1)]

function rulePlaces(raw: unknown, known: readonly string[], primary: Locale, path: string): JsonPlace[] {
  if (!isRecord(raw)) return [{ path, problem: 'unfit' }]
  const at = (key: string) => joinPath(path, key)
  const ids = known.filter(
    (key) => key.endsWith('_id') && raw[key] !== undefined && raw[key] !== null && typeof raw[key] !== 'string',
  )
  return [
    ...unknownKeys(raw, known, path),
    ...ids.map((key): JsonPlace => ({ path: at(key), problem: 'unfit' })),
    ...(raw.conditions === undefined ? [] : conditionPlaces(raw.conditions, at('conditions'))),
    ...(readWords(raw.message, primary) ? [] : [{ path: at('message'), problem: 'unfit' as const }]),
    ...(raw.effects === undefined ? [] : effectsPlaces(raw.effects, primary, at('effects'))),
    ...(isHints(raw.hints, primary) ? [] : [{ path: at('hints'), problem: 'unfit' as const }]),
    ...['once', 'uses_up'].flatMap((key) =>
      raw[key] === undefined || typeof raw[key] === 'boolean' || !known.includes(key)
        ? []
        : [{ path: at(key), problem: 'unfit' as const }],
    ),
  ]
}

export function usesPlaces(raw: Readonly<Record<string, unknown>>, primary: Locale): JsonPlace[] {
  if (Array.isArray(raw.uses))
    return [
      ...unknownKeys(raw, ['uses'], ''),
      ...raw.uses.flatMap((use: unknown, index) => rulePlaces(use, useKeys, primary, joinPath('uses', index))),
    ]
  const { message, once, ...effects } = raw
  return [
    ...rulePlaces({ message, once }, useKeys, primary, ''),
    ...(Object.keys(effects).length === 0 ? [] : effectsPlaces(effects, primary)),
  ]
}

export const combinationsPlaces = (rules: readonly unknown[], primary: Locale): JsonPlace[] =>
  rules.flatMap((rule, index) => [
    ...rulePlaces(rule, combinationKeys, primary, joinPath('', index)),
    ...(isRecord(rule) && !rule.with_item_id
      ? [{ path: joinPath(joinPath('', index), 'with_item_id'), problem: 'missing' as const }]
      : []),
  ])
