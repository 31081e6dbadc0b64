import { flagName, flagValue } from '#app/features/engine/references.schema.ts'
import type { Comparison } from '#app/features/engine/conditions/flag-compared.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'
import type { Test } from './story-pieces.ts'

/* Conditions of the three formats; null for whatever our grammar cannot say. */

type Token = { kind: 'name' | 'value' | 'word' | 'sign'; text: string; value?: FlagValue }

const lexemes = {
  quoted: /\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/y,
  number: /\s*(\d+(?:\.\d+)?)(?![\w.])/y,
  word: /\s*(\$?[\p{L}_][\p{L}\p{N}_-]*)/uy,
  sign: /\s*([!=]==?|[<>]=?|&&|\|\||[!().,:-])/y,
}
type Lexeme = { kind: string; text: string; end: number }

function lexemeAt(source: string, at: number): Lexeme | null {
  for (const [kind, pattern] of Object.entries(lexemes)) {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) return { kind, text: found[1]!, end: pattern.lastIndex }
  }
  return null
}

export function literalOf(source: string): FlagValue | null {
  const trimmed = source.trim()
  if (/^(true|false)$/.test(trimmed)) return trimmed === 'true'
  if (/^-?\d+(\.\d+)?$/.test(trimmed)) return valid(Number(trimmed))
  const [quote] = trimmed
  const inside = trimmed.slice(1, -1)
  if ((quote !== '"' && quote !== "'") || trimmed.length < 2 || !trimmed.endsWith(quote)) return null
  if (inside.replaceAll(/\\./g, '').includes(quote) || /\\$/.test(inside.replaceAll('\\\\', ''))) return null
  return valid(inside.replaceAll(/\\(.)/g, '$1'))
}

const valid = (value: FlagValue): FlagValue | null => (flagValue.safeParse(value).success ? value : null)

/** The name of a variable as the game may call it. `bare`: Chapbook writes no `$`. */
export function variableOf(source: string, bare: boolean): string | null {
  const name = source.startsWith('$') ? source.slice(1) : bare ? source : ''
  return flagName.safeParse(name).success ? name : null
}

function tokensOf(source: string): Token[] | null {
  const tokens: Token[] = []
  for (let at = 0; at < source.trimEnd().length;) {
    const found = lexemeAt(source, at)
    if (!found) return null
    const { kind, text } = found
    at = found.end
    if (kind === 'quoted' || kind === 'number' || text === 'true' || text === 'false') {
      const value = literalOf(text)
      if (value === null) return null
      tokens.push({ kind: 'value', text, value })
    } else if (kind === 'word') tokens.push({ kind: text.startsWith('$') ? 'name' : 'word', text })
    else tokens.push({ kind: 'sign', text })
  }
  return tokens
}

const comparing: Readonly<Record<string, Comparison>> = {
  is: 'eq',
  eq: 'eq',
  '==': 'eq',
  '===': 'eq',
  isnot: 'ne',
  neq: 'ne',
  '!=': 'ne',
  '!==': 'ne',
  lt: 'lt',
  '<': 'lt',
  lte: 'lte',
  '<=': 'lte',
  gt: 'gt',
  '>': 'gt',
  gte: 'gte',
  '>=': 'gte',
}
const turned: Readonly<Record<Comparison, Comparison>> = {
  eq: 'eq',
  ne: 'ne',
  lt: 'gt',
  lte: 'gte',
  gt: 'lt',
  gte: 'lte',
}

const words = new Set(['and', 'or', 'not', 'is', 'in', 'contains', 'it', ...Object.keys(comparing)])

/** Longer ones are kept as text. */
export const longestExpression = 2_000

class Unread extends Error {}

class Reader {
  private at = 0
  private readonly tokens: Token[]
  private readonly bare: boolean

  constructor(tokens: Token[], bare: boolean) {
    this.tokens = tokens
    this.bare = bare
  }

  all(): Test {
    const test = this.either()
    if (this.at < this.tokens.length) throw new Unread()
    return test
  }

  private take(...texts: string[]): string | null {
    const token = this.tokens[this.at]
    if (!token || token.kind === 'value' || !texts.includes(token.text.toLowerCase())) return null
    this.at++
    return token.text.toLowerCase()
  }

  private need(sign: string): void {
    if (!this.take(sign)) throw new Unread()
  }

  private group(op: 'all' | 'any', next: () => Test, ...signs: string[]): Test {
    const of = [next()]
    while (this.take(...signs)) of.push(next())
    return of.length === 1 ? of[0]! : { op, of }
  }

  private either(): Test {
    return this.group('any', () => this.both(), 'or', '||')
  }

  private both(): Test {
    return this.group('all', () => this.negated(), 'and', '&&')
  }

  private negated(): Test {
    return this.take('not', '!') ? { op: 'not', of: this.negated() } : this.compared()
  }

  private value(): FlagValue | null {
    const minus = this.take('-') !== null
    const token = this.tokens[this.at]
    if (token?.kind !== 'value') {
      if (minus) throw new Unread()
      return null
    }
    this.at++
    if (!minus) return token.value!
    if (typeof token.value !== 'number') throw new Unread()
    return -token.value
  }

  private text(): string {
    const value = this.value()
    if (typeof value !== 'string') throw new Unread()
    return value
  }

  private name(): string | null {
    const token = this.tokens[this.at]
    if (!token || (token.kind !== 'name' && !(this.bare && token.kind === 'word' && !words.has(token.text))))
      return null
    const name = variableOf(token.text, this.bare)
    if (name === null) throw new Unread()
    this.at++
    return name
  }

  private sign(): Comparison | null {
    const sign = this.take(...Object.keys(comparing))
    if (!sign) return null
    return sign === 'is' && this.take('not') ? 'ne' : comparing[sign]!
  }

  private compared(): Test {
    const visited = this.visited()
    if (visited) return this.counted(visited)
    if (this.take('(')) {
      const test = this.either()
      this.need(')')
      return test
    }
    const value = this.value()
    if (value !== null) return this.turned(value)
    const name = this.name()
    if (name === null) throw new Unread()
    if (this.take('contains')) return { op: 'has', name, item: this.text() }
    if (this.take('.')) {
      if (!this.take('includes', 'contains')) throw new Unread()
      this.need('(')
      const item = this.text()
      this.need(')')
      return { op: 'has', name, item }
    }
    const compare = this.sign()
    return compare ? comparison(name, compare, this.value()) : { op: 'truthy', name }
  }

  private turned(value: FlagValue): Test {
    const compare = this.sign()
    const isIn = compare === 'eq' && this.take('in')
    const name = compare ? this.name() : null
    if (!compare || name === null) throw new Unread()
    if (!isIn) return comparison(name, turned[compare], value)
    if (typeof value !== 'string') throw new Unread()
    return { op: 'has', name, item: value }
  }

  /** `visited("A")`, `hasVisited("A", "B")`, `(visited: "A")`, `(history:) contains "A"`. */
  private visited(): Test | null {
    const from = this.at
    if (this.take('visited', 'hasvisited') && this.take('(')) return this.places(false)
    this.at = from
    if (this.take('(') && this.take('visited') && this.take(':')) return this.places(false)
    this.at = from
    if (this.take('(') && this.take('history') && this.take(':') && this.take(')') && this.take('contains'))
      return { op: 'visited', passage: this.text(), before: true }
    this.at = from
    return null
  }

  private places(before: boolean): Test {
    const place = (): Test => ({ op: 'visited', passage: this.text(), before })
    const test = this.group('all', place, ',')
    this.need(')')
    return test
  }

  /** Only whether a passage was visited, not how often. */
  private counted(visited: Test): Test {
    const compare = this.sign()
    if (!compare) return visited
    const count = this.value()
    if (visited.op !== 'visited') throw new Unread()
    const asked = `${compare} ${String(count)}`
    if (['gt 0', 'gte 1', 'ne 0'].includes(asked)) return visited
    if (['eq 0', 'lt 1', 'lte 0'].includes(asked)) return { op: 'not', of: visited }
    throw new Unread()
  }
}

function comparison(name: string, compare: Comparison, value: FlagValue | null): Test {
  if (value === null || (compare !== 'eq' && compare !== 'ne' && typeof value !== 'number')) throw new Unread()
  return { op: 'compare', name, compare, value }
}

export function readTest(source: string, bare = false): Test | null {
  const tokens = source.length > longestExpression ? null : tokensOf(source)
  if (!tokens || tokens.length === 0) return null
  try {
    return new Reader(tokens, bare).all()
  } catch (error) {
    if (error instanceof Unread) return null
    throw error
  }
}
