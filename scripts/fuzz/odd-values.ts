import fc from 'fast-check'

export const oddText = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\u202e',
      'é',
      '🎩'.repeat(40),
      '__proto__',
      'constructor',
      'toString',
      'null',
      'undefined',
      'NaN',
      '-1',
      '0',
      '1e309',
      '99999999999999999999',
      "' or 1=1 --",
      '"; drop table users; --',
      '${7*7}',
      '{{7*7}}',
      '<script>alert(1)</script>',
      '../../etc/passwd',
      '%00',
      '%',
      '%E0%A4%A',
      '\r\nSet-Cookie: a=b',
      'x'.repeat(5_000),
      '\\',
      '[]',
      '{}',
      'true',
      '2026-13-40',
      '\u00a0',
      '\ufeff',
    ),
  },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: [deep(depth - 1)] })

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e308,
      -0,
      2 ** 31,
      2 ** 53,
      1e21,
      [],
      {},
      [null],
      { __proto__: 1 },
      [[]],
      deep(40),
      deep(1_250),
      Array.from({ length: 500 }, (_, i) => i),
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.uuid() },
)

export type Edit = { at: number; how: 'replace' | 'remove' | 'add' | 'wrap' | 'repeat'; value: unknown; key: string }

export const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(60),
  how: fc.constantFrom(
    'replace' as const,
    'replace' as const,
    'remove' as const,
    'add' as const,
    'wrap' as const,
    'repeat' as const,
  ),
  value: oddValue,
  key: fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      'id',
      'userId',
      'creatorId',
      'version',
      'status',
      'intent',
      'type',
      'adventureId',
      '',
    ),
    fc.string({ maxLength: 12 }),
  ),
})

type Place = { parent: Record<string, unknown> | unknown[]; key: string | number }

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value)
  for (const key of keys) {
    const parent = value as Record<string, unknown>
    found.push({ parent, key })
    placesIn(parent[key], found)
  }
  return found
}

export function damage(valid: unknown, edits: readonly Edit[]): unknown {
  const root = { body: structuredClone(valid) }
  for (const { at, how, value, key } of edits) {
    const places = placesIn(root)
    const place = places[at % places.length]
    if (!place) break
    const { parent, key: name } = place
    const target = parent as Record<string | number, unknown>
    const there = target[name]
    if (how === 'replace') target[name] = value
    else if (how === 'wrap') target[name] = [there]
    else if (how === 'repeat') target[name] = [there, there]
    else if (how === 'remove') delete target[name]
    else if (typeof there === 'object' && there !== null && !Array.isArray(there))
      Object.defineProperty(there, key, { value, enumerable: true, configurable: true, writable: true })
  }
  return root.body
}
