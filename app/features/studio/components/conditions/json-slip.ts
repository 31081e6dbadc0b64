import { parseTree } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'

/** Where a text stops being JSON: line and column from 1, how many signs stand before it, and what stands there; null at its end. */
export type JsonSlip = { line: number; column: number; at: number; found: string | null }

/** A place of a text as one counts it, from 1. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

/** The first slip of a text; null when it is JSON. Browsers name the place each in its own way, or not at all. */
export function jsonSlip(text: string): JsonSlip | null {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (!error) return null
  let at = error.offset
  // Of 01 the parser takes the nought for a whole number
  if (/\d/.test(text[at] ?? '')) while (/[\d-]/.test(text[at - 1] ?? '')) at -= 1
  const found = /^(?:[\w.+-]+|.)/u.exec(text.slice(at))?.[0]
  return { ...lineAndColumn(text, at), at, found: found === undefined ? null : found.slice(0, 20) }
}
