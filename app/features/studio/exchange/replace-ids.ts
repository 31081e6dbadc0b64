export type Replacements = ReadonlyMap<string, string | null>

export function replaceIds<Value>(value: Value, replacements: Replacements): Value {
  return replaced(value, replacements) as Value
}

function replaced(value: unknown, ids: Replacements): unknown {
  if (typeof value === 'string') return ids.has(value) ? ids.get(value) : value
  if (Array.isArray(value)) return value.map((each) => replaced(each, ids))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, ids)]))
}

export function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const each of Object.values(value)) textsIn(each, found)
  return found
}
