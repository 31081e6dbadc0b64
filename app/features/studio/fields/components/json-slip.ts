import { parseTree } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'

/** Line and column count from 1, `at` from 0; `found` is null at the end of the text. */
export type JsonSlip = { line: number; column: number; at: number; found: string | null }

export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

/** Null for valid JSON. Browsers report the position differently or not at all. */
export function jsonSlip(text: string): JsonSlip | null {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (!error) return null
  let at = error.offset
  // The parser reads the 0 of 01 as a number.
  if (/\d/.test(text[at] ?? '')) while (/[\d-]/.test(text[at - 1] ?? '')) at -= 1
  const found = /^(?:[\w.+-]+|.)/u.exec(text.slice(at))?.[0]
  return { ...lineAndColumn(text, at), at, found: found === undefined ? null : found.slice(0, 20) }
}
