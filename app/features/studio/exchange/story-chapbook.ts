import { readAssignment } from './story-deeds.ts'
import { readTest } from './story-expression.ts'
import { link, linkOf } from './story-links.ts'
import { kept, text } from './story-parts.ts'
import type { Branch, Part } from './story-parts.ts'

/** Modifiers stand on a line of their own and hold up to the next one; they do not nest. */
const modifier = /^\[(?!\[)([^\]\n]*(?:\][^\]\n]+)*)\][ \t]*$/gm
const inserts =
  /\[\[([^\]]+)\]\]|\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\}|<!--[^]*?-->|<script[^]*?<\/script>|<style[^]*?<\/style>/gi

export function readChapbook(source: string): Part[] {
  const [variables, body] = halves(source)
  const parts = variables === null ? [] : variables.split('\n').flatMap(assignment)
  const found = [...body.matchAll(modifier)]
  parts.push(...words(body.slice(0, found[0]?.index ?? body.length)))
  for (const [index, each] of found.entries()) {
    const until = found[index + 1]?.index ?? body.length
    modified(parts, each[0].trim(), each[1]!.trim(), body.slice(each.index + each[0].length, until))
  }
  return parts
}

/** A line of two dashes or more divides the variables from the text. */
function halves(source: string): [string | null, string] {
  const line = /^-{2,}[ \t]*$/m.exec(source)
  if (!line) return [null, source]
  const above = source.slice(0, line.index)
  const isVariables = above
    .split('\n')
    .every((each) => each.trim() === '' || /^[^\s:]+( *\(.*\))? *:/.test(each.trim()))
  return isVariables ? [above, source.slice(line.index + line[0].length)] : [null, source]
}

function assignment(line: string): Part[] {
  if (line.trim() === '') return []
  const plain = /^([\p{L}_][\p{L}\p{N}_-]*) *: *([^]+)$/u.exec(line.trim())
  const deeds = plain && readAssignment(plain[1]!, plain[2]!)
  return [deeds ? { kind: 'set', deeds, source: line.trim() } : kept('change', line.trim())]
}

function modified(parts: Part[], source: string, named: string, body: string): void {
  const [, word = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(named) ?? []
  const name = word.toLowerCase()
  const last = parts.at(-1)
  if (['javascript', 'css'].includes(name)) parts.push(kept('code', `${source}${body}`))
  else if (/^(note|n\.b\.|fixme|todo)/.test(name)) parts.push(kept('comment', `${source}${body}`))
  else if (['continued', 'continue', 'cont', 'ifalways'].includes(name)) parts.push(...words(body))
  else if (name === 'if' || name === 'unless') {
    const test = readTest(rest, true)
    const asked = test && name === 'unless' ? { op: 'not' as const, of: test } : test
    parts.push({ kind: 'if', branches: [{ test: asked ?? 'unread', source, parts: words(body) }] })
  } else if (name === 'else' && last?.kind === 'if' && pairs(last.branches)) {
    last.branches.push({ test: null, source, parts: words(body) })
  } else parts.push(kept('construct', source), ...words(body))
}

/** `[else]` goes with `[if]`, never with `[unless]`. */
const pairs = (branches: Branch[]): boolean => branches.length === 1 && /^\[if\b/i.test(branches[0]!.source)

function words(source: string): Part[] {
  const parts: Part[] = []
  let done = 0
  for (const found of source.matchAll(inserts)) {
    parts.push(...text(source.slice(done, found.index)), insert(found[0], found[1]))
    done = found.index + found[0].length
  }
  return [...parts, ...text(source.slice(done))]
}

function insert(whole: string, inside: string | undefined): Part {
  if (inside !== undefined) {
    const { label, to } = linkOf(inside)
    return link(label, to, whole)
  }
  if (whole.startsWith('<')) return kept(whole.startsWith('<!--') ? 'comment' : 'code', whole)
  const to = /^\{link to: *(?:'([^']+)'|"([^"]+)")(?:, *label: *(?:'([^']+)'|"([^"]+)"))? *\}$/i.exec(whole)
  const target = to?.[1] ?? to?.[2]
  if (to && target) return link(to[3] ?? to[4] ?? target, target, whole)
  return kept(/^\{[\p{L}_][\p{L}\p{N}_.]*\}$/u.test(whole) ? 'value' : 'construct', whole)
}
