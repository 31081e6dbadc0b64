import { counterChange } from '#app/features/engine/limits.ts'
import { literalOf, longestExpression, variableOf } from './story-expression.ts'
import type { Deed } from './story-parts.ts'

/* Changes of variables in the three formats; null for whatever our effects cannot do. */

/** Where brackets and quotes that open at `from` close again: the index after it, or -1. */
export function closing(source: string, from: number): number {
  const open: string[] = []
  for (let at = from; at < source.length; at++) {
    const sign = source[at]!
    if (sign === '"' || (sign === "'" && !/\p{L}/u.test(source[at - 1] ?? ''))) {
      const end = quoteEnd(source, at)
      if (end > 0) at = end
    } else if ('([{'.includes(sign)) open.push(sign)
    else if (')]}'.includes(sign)) {
      open.pop()
      if (open.length === 0) return at + 1
    }
  }
  return -1
}

/** Quotes in prose need not close: those that do not on their own line are no quotes. */
function quoteEnd(source: string, from: number): number {
  for (let at = from + 1; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === source[from]) return at
  }
  return -1
}

export function splitAtTop(source: string, signs: string): string[] {
  const parts = ['']
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!
    const end = sign === '"' || sign === "'" ? quoteEnd(source, at) + 1 : '([{'.includes(sign) ? closing(source, at) : 0
    if (end > at) {
      parts.push(parts.pop()! + source.slice(at, end))
      at = end - 1
    } else if (signs.includes(sign)) parts.push('')
    else parts.push(parts.pop()! + sign)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
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

/** One change: `$a to 1`, `$a = 1`, `$a += 1`, `$a++`, `1 into $a`, `$list.push("x")`. */
function deed(source: string): Deed[] | null {
  const into = /^([^]+?)\s+into\s+(\$\S+)$/.exec(source)
  const named = into ? into : /^(\$[\p{L}\p{N}_-]*[\p{L}\p{N}_])([^]*)$/u.exec(source)
  if (!named) return null
  const name = variableOf(into ? into[2]! : named[1]!, false)
  if (name === null) return null
  if (into) return assigned(name, into[1]!.trim())
  const rest = named[2]!.trim()
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
