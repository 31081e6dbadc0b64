const none = -1

/** Where what opens in a text closes, by one walk from its end: no letter is looked at twice, whatever stays open. */
export class Ends {
  private readonly source: string
  private readonly double: Int32Array
  private readonly single: Int32Array
  private brackets: Int32Array | undefined
  private tags: Int32Array | undefined

  constructor(source: string) {
    this.source = source
    this.double = quotesIn(source, '"')
    this.single = quotesIn(source, "'")
  }

  /** Where the quote at `at` closes, or -1: quotes in prose need not, and an apostrophe within a word is none. */
  quote(at: number): number {
    const sign = this.source[at]
    if (sign === '"') return this.double[at + 1]!
    return sign === "'" && !isLetter.test(this.source[at - 1] ?? '') ? this.single[at + 1]! : none
  }

  /** Behind the bracket that closes the one at `at`, or -1. */
  bracket(at: number): number {
    this.brackets ??= this.walked((sign, from, after) => {
      if (')]}'.includes(sign)) return from
      const inner = after[from + 1]!
      return '([{'.includes(sign) ? (inner < 0 ? none : after[inner + 1]!) : inner
    })
    const close = this.brackets[at + 1]!
    return close < 0 ? none : close + 1
  }

  /** Where the first `>>` outside of quotes begins, from `at` on, or -1. */
  tag(at: number): number {
    this.tags ??= this.walked((sign, from, after) =>
      sign === '>' && this.source[from + 1] === '>' ? from : after[from + 1]!,
    )
    return this.tags[at]!
  }

  /** What a rule says at each place, where quotes are leapt over if what is sought comes behind them. */
  private walked(rule: (sign: string, from: number, after: Int32Array) => number): Int32Array {
    const { length } = this.source
    const after = new Int32Array(length + 2).fill(none)
    for (let at = length - 1; at >= 0; at--) {
      const end = this.quote(at)
      const behind = end < 0 ? none : after[end + 1]!
      after[at] = behind < 0 ? rule(this.source[at]!, at, after) : behind
    }
    return after
  }
}

const isLetter = /\p{L}/u

/** For each place, where a quote whose words begin there closes: on its own line, and not behind a backslash. */
function quotesIn(source: string, sign: string): Int32Array {
  const closes = new Int32Array(source.length + 3).fill(none)
  for (let at = source.length - 1; at >= 0; at--) {
    const own = source[at]
    closes[at] = own === '\n' ? none : own === '\\' ? closes[at + 2]! : own === sign ? at : closes[at + 1]!
  }
  return closes
}

/** Behind the next match at or after a place, or -1. Asked from left to right, it reads the text once. */
export function endAhead(source: string, sign: RegExp): (at: number) => number {
  let found: RegExpExecArray | null | undefined
  return (at) => {
    if (found === undefined || (found && found.index < at)) {
      sign.lastIndex = at
      found = sign.exec(source)
    }
    return found ? found.index + found[0].length : none
  }
}

/** The first mark at or after a place; of two at one place, that of the earlier kind. Asked from left to right, it reads
 * the text once for each kind. */
export function marksAhead(source: string, kinds: readonly RegExp[]): (at: number) => RegExpExecArray | null {
  const found = kinds.map((): RegExpExecArray | null | undefined => undefined)
  return (at) => {
    let first: RegExpExecArray | null = null
    for (const [index, kind] of kinds.entries()) {
      let next = found[index]
      if (next === undefined || (next && next.index < at)) {
        kind.lastIndex = at
        next = kind.exec(source)
        found[index] = next
      }
      if (next && (!first || next.index < first.index)) first = next
    }
    return first
  }
}

/** How that begins which all three formats write alike. */
export const plainMark = /\[\[|<!--|<script|<style/gi

/** Behind what all three formats write alike, by how it begins: links, comments, scripts and style sheets; or -1. */
export function plainEnds(source: string): (mark: string, at: number) => number {
  const bracket = endAhead(source, /\]/g)
  const ends: Readonly<Record<string, (at: number) => number>> = {
    '[[': (from) => {
      const end = bracket(from)
      // A link begins with the last brackets before its end
      return end > from + 1 && source[end] === ']' && source.lastIndexOf('[[', end) < from ? end + 1 : none
    },
    '<!--': endAhead(source, /-->/g),
    '<script': endAhead(source, /<\/script>/gi),
    '<style': endAhead(source, /<\/style>/gi),
  }
  return (mark, at) => ends[mark.toLowerCase()]?.(at + mark.length) ?? none
}
