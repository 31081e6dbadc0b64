import { counterChange } from '#app/features/engine/limits.ts'
import { Ends } from './story-ends.ts'
import { literalOf, longestExpression, variableOf } from './story-expression.ts'
import type { Deed } from './story-pieces.ts'

/* Changes of variables in the three formats; null for whatever our effects cannot do. */

export function splitAtTop(source: string, signs: string): string[] {
  const ends = new Ends(source)
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < source.length; at++) {
    const end = '([{'.includes(source[at]!) ? ends.bracket(at) - 1 : ends.quote(at)
    if (end > at) at = end
    else if (signs.includes(source[at]!)) {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, source.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}

const list = (source: string): string[] | null => {
  const items = splitAtTop(source, ',').map(literalOf)
  return items.every((item) => typeof item === 'string' && item !== '') ? (items as string[]) : null
}

const every = (op: 'give' | 'take', name: string, items: string[] | null): Deed[] | null =>
  items && items.length > 0 ? items.map((item) => ({ op, name, item })) : null

function change(name: string, sign: string, amount: string): Deed[] | null {
  const by = Number(`${sign}${amount.trim()}`)
  return Number.isInteger(by) && by >= counterChange[0] && by <= counterChange[1] ? [{ op: 'change', name, by }] : null
}

function assigned(name: string, source: string): Deed[] | null {
  const value = literalOf(source)
  if (value !== null) return [{ op: 'set', name, value }]
  const whole = /^(?:\(a:([^]*)\)|\[([^]*)\])$/.exec(source)
  if (whole) {
    const items = list(whole[1] ?? whole[2]!)
    if (items) return [{ op: 'list', name }, ...items.map((item) => ({ op: 'give' as const, name, item }))]
  }
  for (const [pattern, read] of reckoned) {
    const [, own = '', ...rest] = pattern.exec(source) ?? []
    if (own === 'it' || own.replace(/^\$/, '') === name) return read(name, rest[0]!, rest[1] ?? '')
  }
  return null
}

type Read = (name: string, first: string, second: string) => Deed[] | null

/** What is made of the variable itself, which is written first in them. */
const reckoned: readonly (readonly [RegExp, Read])[] = [
  [/^\[\s*\.\.\.([$\p{L}\p{N}_-]+)\s*,([^]+)\]$/u, (name, items) => every('give', name, list(items))],
  [
    /^([$\p{L}\p{N}_]+)\s*([+-])\s*\(a:([^]+)\)$/u,
    (name, sign, items) => every(sign === '+' ? 'give' : 'take', name, list(items)),
  ],
  [
    /^([$\p{L}\p{N}_-]+)\.concat\(([^]+)\)$/u,
    (name, items) => every('give', name, list(items.replace(/^\[([^]*)\]$/, '$1'))),
  ],
  [
    /^([$\p{L}\p{N}_-]+)\.filter\(\s*\(?(\w+)\)?\s*=>\s*\2\s*!==?\s*([^]+)\)$/u,
    (name, _each, items) => every('take', name, list(items)),
  ],
  [/^([$\p{L}\p{N}_]+)\s*([+-])\s*(\d+)$/u, change],
]

/** `1 into $a`. */
function valueInto(source: string): { value: string; name: string } | null {
  const at = source.lastIndexOf('into')
  const value = source.slice(0, Math.max(0, at))
  const name = source.slice(at + 4)
  return value.trim() !== '' && value !== value.trimEnd() && /^\s+\$\S+$/.test(name)
    ? { value: value.trim(), name: name.trim() }
    : null
}

/** One change: `$a to 1`, `$a = 1`, `$a += 1`, `$a++`, `1 into $a`, `$list.push("x")`. */
function deed(source: string): Deed[] | null {
  const into = valueInto(source)
  const named = /^(\$[\p{L}\p{N}_-]*[\p{L}\p{N}_])([^]*)$/u.exec(source)
  const name = into || named ? variableOf(into?.name ?? named![1]!, false) : null
  if (name === null) return null
  if (into) return assigned(name, into.value)
  const rest = named![2]!.trim()
  if (rest === '++' || rest === '--') return change(name, rest[0]!, '1')
  const called = /^\.(push|pushUnique|delete|deleteAll)\(([^]+)\)$/.exec(rest)
  if (called) return every(called[1]!.startsWith('push') ? 'give' : 'take', name, list(called[2]!))
  const added = /^([+-])=\s*(\d+)$/.exec(rest)
  if (added) return change(name, added[1]!, added[2]!)
  const value = /^(?:to\b|=(?!=))\s*([^]+)$/.exec(rest)
  return value ? assigned(name, value[1]!.trim()) : null
}

/** All changes of a list of them, or null when one of them does not fit. */
export function readDeeds(source: string): Deed[] | null {
  if (source.length > longestExpression) return null
  const read = splitAtTop(source, ',;').map(deed)
  return read.length > 0 && read.every((each) => each !== null) ? read.flat() : null
}

/** A line of Chapbook: `name: expression`. */
export function readAssignment(name: string, source: string): Deed[] | null {
  return source.length > longestExpression || variableOf(name, true) === null ? null : assigned(name, source.trim())
}
