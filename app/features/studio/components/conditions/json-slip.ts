/** Where a text stops being JSON: line and column from 1, how many signs stand before it, and what stands there; null at its end. */
export type JsonSlip = { line: number; column: number; at: number; found: string | null }

/** A place of a text as one counts it, from 1. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

const token =
  /[{}[\],:]|"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/uy

/** What may come next. `first` is the place right after a bracket, which may close again. */
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'next' | 'nothing'

/** The first slip of a text; null when it is JSON. Browsers name the place each in its own way, or not at all. */
export function jsonSlip(text: string): JsonSlip | null {
  const open: string[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    while (/[\t\n\r ]/.test(text[at] ?? '')) at += 1
    if (at >= text.length) return expected === 'nothing' ? null : placeOf(text, at)
    token.lastIndex = at
    const found = token.exec(text)?.[0]
    const then: Expected | null = found === undefined ? null : after(found, expected, open)
    if (found === undefined || then === null) return placeOf(text, at)
    expected = then
    at += found.length
  }
}

/** What may follow a token where it stands; null when it may not stand there. `open` are the brackets that are not closed yet. */
function after(found: string, expected: Expected, open: string[]): Expected | null {
  if (found === '}') return close(open, '{', expected === 'next' || expected === 'first key')
  if (found === ']') return close(open, '[', expected === 'next' || expected === 'first value')
  if (found === ':') return expected === 'colon' ? 'value' : null
  if (found === ',') return expected === 'next' ? (open.at(-1) === '{' ? 'key' : 'value') : null
  if (expected === 'key' || expected === 'first key') return found.startsWith('"') ? 'colon' : null
  if (expected !== 'value' && expected !== 'first value') return null
  if (found !== '{' && found !== '[') return afterValue(open)
  open.push(found)
  return found === '{' ? 'first key' : 'first value'
}

function close(open: string[], bracket: string, complete: boolean): Expected | null {
  if (!complete || open.at(-1) !== bracket) return null
  open.pop()
  return afterValue(open)
}

const afterValue = (open: readonly string[]): Expected => (open.length === 0 ? 'nothing' : 'next')

function placeOf(text: string, at: number): JsonSlip {
  const found = /^(?:[\w.+-]+|.)/u.exec(text.slice(at))?.[0]
  return { ...lineAndColumn(text, at), at, found: found === undefined ? null : found.slice(0, 20) }
}
