import { readAssignment } from './story-deeds.ts'
import { marksAhead, plainEnds, plainMark } from './story-ends.ts'
import { readTest } from './story-expression.ts'
import { link, linkOf } from './story-links.ts'
import { addAll, kept, text } from './story-pieces.ts'
import type { Branch, Piece } from './story-pieces.ts'
import { anyTag, tagPieces } from './story-tags.ts'

/** Modifiers stand on a line of their own and hold up to the next one; they do not nest. */
const modifier = /^\[(?!\[)([^\]\n]*(?:\][^\]\n]+)*)\][ \t]*$/gm
const insertMark = /\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\}/g
const kinds = [plainMark, insertMark, anyTag]

export function readChapbook(source: string): Piece[] {
  const [variables, body] = halves(source)
  const pieces = variables === null ? [] : variables.split('\n').flatMap(assignment)
  const found = [...body.matchAll(modifier)]
  addAll(pieces, words(body.slice(0, found[0]?.index ?? body.length)))
  for (const [index, each] of found.entries()) {
    const until = found[index + 1]?.index ?? body.length
    modified(pieces, each[0].trim(), each[1]!.trim(), body.slice(each.index + each[0].length, until))
  }
  return pieces
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

function assignment(line: string): Piece[] {
  if (line.trim() === '') return []
  const plain = /^([\p{L}_][\p{L}\p{N}_-]*) *: *([^]+)$/u.exec(line.trim())
  const deeds = plain && readAssignment(plain[1]!, plain[2]!)
  return [deeds ? { kind: 'set', deeds, source: line.trim() } : kept('change', line.trim())]
}

function modified(pieces: Piece[], source: string, named: string, body: string): void {
  const [, word = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(named) ?? []
  const name = word.toLowerCase()
  const last = pieces.at(-1)
  if (['javascript', 'css'].includes(name)) pieces.push(kept('code', `${source}${body}`))
  else if (name === 'align') addAll(pieces, [kept('code', source)], words(body))
  else if (/^(note|n\.b\.|fixme|todo)/.test(name)) pieces.push(kept('comment', `${source}${body}`))
  else if (['continued', 'continue', 'cont', "cont'd", 'ifalways'].includes(name)) addAll(pieces, words(body))
  else if (name === 'if' || name === 'unless') {
    const test = readTest(rest, true)
    const asked = test && name === 'unless' ? { op: 'not' as const, of: test } : test
    pieces.push({ kind: 'if', branches: [{ test: asked ?? 'unread', source, pieces: words(body) }] })
  } else if (name === 'else' && last?.kind === 'if' && pairs(last.branches)) {
    last.branches.push({ test: null, source, pieces: words(body) })
  } else addAll(pieces, [kept('construct', source)], words(body))
}

/** `[else]` goes with `[if]`, never with `[unless]`. */
const pairs = (branches: Branch[]): boolean => branches.length === 1 && /^\[if\b/i.test(branches[0]!.source)

function words(source: string): Piece[] {
  const pieces: Piece[] = []
  const plainEnd = plainEnds(source)
  const markAt = marksAhead(source, kinds)
  let done = 0
  let at = 0
  for (let found = markAt(at); found; found = markAt(at)) {
    const [begin] = found
    const end = /[}>]$/.test(begin) ? found.index + begin.length : plainEnd(begin, found.index)
    at = end < 0 ? found.index + begin.length : end
    if (end < 0) continue
    const read = begin.endsWith('>') ? tagPieces(begin) : [insert(source.slice(found.index, end))]
    addAll(pieces, text(source.slice(done, found.index)), read)
    done = end
  }
  addAll(pieces, text(source.slice(done)))
  return pieces
}

function insert(whole: string): Piece {
  if (whole.startsWith('[')) {
    const { label, to } = linkOf(whole.slice(2, -2))
    return link(label, to, whole)
  }
  if (whole.startsWith('<')) return kept(whole.startsWith('<!--') ? 'comment' : 'code', whole)
  const to = /^\{link to: *(?:'([^']+)'|"([^"]+)")(?:, *label: *(?:'([^']+)'|"([^"]+)"))? *\}$/i.exec(whole)
  const target = to?.[1] ?? to?.[2]
  if (to && target) return link(to[3] ?? to[4] ?? target, target, whole)
  return kept(/^\{[\p{L}_][\p{L}\p{N}_.]*\}$/u.test(whole) ? 'value' : 'construct', whole)
}
