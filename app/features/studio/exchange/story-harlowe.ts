import { readDeeds, splitAtTop } from './story-deeds.ts'
import { Ends, marksAhead, plainEnds, plainMark } from './story-ends.ts'
import { literalOf, longestExpression, readTest } from './story-expression.ts'
import { bodyOf, link, linkOf } from './story-links.ts'
import { addAll, kept, text, unsure } from './story-pieces.ts'
import type { Branch, Piece } from './story-pieces.ts'
import { anyTag, tagPieces, wordsBetween } from './story-tags.ts'

type Found = { pieces: Piece[]; end: number }
type Hook = { pieces: Piece[]; end: number }

const macroMark = /\((\p{L}[\p{L}\p{N}_-]*):/gu
const hookName = /\|[\p{L}\p{N}_-]+[>)](?=\[)/gu
const variable = /[$_]\p{L}[\p{L}\p{N}_]*/gu
const kinds = [plainMark, anyTag, macroMark, hookName, variable]
const deepest = 20
const conditional = /^\s*\((if|unless|else-?_?if|else)\s*:/i

export const readHarlowe = (source: string): Piece[] => new Reader(source, 0).read()

/** Reads each hook once, as a text of its own. */
class Reader {
  private readonly source: string
  private readonly depth: number
  private readonly ends: Ends
  private readonly plainEnd: (mark: string, at: number) => number
  private readonly beginning: (at: number) => RegExpExecArray | null

  constructor(source: string, depth: number) {
    this.source = source
    this.depth = depth
    this.ends = new Ends(source)
    this.plainEnd = plainEnds(source)
    this.beginning = marksAhead(source, kinds)
  }

  read(): Piece[] {
    const pieces: Piece[] = []
    let done = 0
    for (let at = 0, found = this.beginning(at); found; found = this.beginning(at)) {
      const { index } = found
      const read = found[1] ? this.macro(index, found[1]) : this.plain(index, found[0])
      at = read?.end ?? index + found[0].length
      if (!read) continue
      addAll(pieces, wordsBetween(this.source, done, index, tidy), read.pieces)
      done = at
    }
    addAll(pieces, wordsBetween(this.source, done, this.source.length, tidy))
    return pieces
  }

  private plain(at: number, mark: string): Found | null {
    if (/^[$_]/.test(mark)) {
      // An underscore within a word is no variable
      const isWithin = /[\p{L}\p{N}]/u.test(this.source[at - 1] ?? '')
      return { pieces: isWithin ? text(mark) : [kept('value', mark)], end: at + mark.length }
    }
    const behind = at + mark.length
    if (mark.startsWith('|')) {
      const hook = this.hook(behind)
      if (!hook) return null
      // One with a round bracket is hidden until something shows it
      const named = mark.endsWith('>') ? [kept('code', mark), ...hook.pieces] : [kept('construct', mark)]
      return { pieces: mark.endsWith('>') ? named : [...named, ...unsure(hook.pieces)], end: hook.end }
    }
    if (mark.endsWith('>')) return { pieces: tagPieces(mark), end: behind }
    const end = this.plainEnd(mark, at)
    if (end < 0) return null
    const whole = this.source.slice(at, end)
    if (mark !== '[[') return { pieces: [kept(mark === '<!--' ? 'comment' : 'code', whole)], end }
    const { label, to } = linkOf(whole.slice(2, -2))
    return { pieces: [link(label, to, whole)], end }
  }

  /** The hook right behind a macro. */
  private hook(from: number): Hook | null {
    const { source, depth } = this
    const at = from + /^\s*/.exec(source.slice(from, from + 200))![0].length
    // Two brackets are a link; three, a hook that begins with one
    if (depth >= deepest || source[at] !== '[' || (source[at + 1] === '[' && source[at + 2] !== '[')) return null
    const end = this.ends.bracket(at)
    return end < 0 ? null : { pieces: new Reader(source.slice(at + 1, end - 1), depth + 1).read(), end }
  }

  private macro(from: number, macro: string): Found | null {
    const end = this.ends.bracket(from)
    if (end < 0) return null
    const name = macro.toLowerCase().replaceAll(/[-_]/g, '')
    const call = this.source.slice(from, end)
    const args = call.slice(call.indexOf(':') + 1, -1).trim()
    if (name === 'set' || name === 'put') {
      const deeds = readDeeds(args)
      return { pieces: [deeds ? { kind: 'set', deeds, source: call } : kept('change', call)], end }
    }
    if (name === 'goto') return { pieces: [kept('redirect', call)], end }
    const hook = this.hook(end)
    if ((name === 'if' || name === 'unless') && hook) return this.condition(name, call, hook)
    const read = name.startsWith('link') ? linkAt(name, args, hook) : null
    if (read) {
      const close = hook?.end ?? end
      return { pieces: [link(read.label, read.to, this.source.slice(from, close), read.deeds)], end: close }
    }
    if (looks.some((look) => look.test(name))) return this.look(from, end, hook)
    const pieces = [kept(telling.includes(name) ? 'value' : 'construct', call)]
    if (hook) addAll(pieces, unsure(hook.pieces))
    return { pieces, end: hook?.end ?? end }
  }

  /** What its words look like, or how they appear, changes nothing of them. */
  private look(from: number, end: number, hook: Hook | null): Found {
    const joint = hook ? '' : (/^\s*\+\s*(?=\()/.exec(this.source.slice(end, end + 50))?.[0] ?? '')
    const pieces = [kept('code', this.source.slice(from, end + joint.length))]
    if (hook) addAll(pieces, hook.pieces)
    return { pieces, end: hook?.end ?? end + joint.length }
  }

  private condition(first: string, call: string, hook: Hook): Found {
    const branches = [branchOf(first, call, hook)]
    let { end } = hook
    for (let name = first; name !== 'else';) {
      const next = conditional.exec(this.source.slice(end, end + 200))
      name = next?.[1]!.toLowerCase().replaceAll(/[-_]/g, '') ?? ''
      if (!next || !name.startsWith('else')) break
      const start = end + next[0].indexOf('(')
      const closed = this.ends.bracket(start)
      const own = closed < 0 ? null : this.hook(closed)
      if (!own) break
      branches.push(branchOf(name, this.source.slice(start, closed), own))
      ;({ end } = own)
    }
    return { pieces: [{ kind: 'if', branches }], end }
  }
}

function branchOf(name: string, call: string, { pieces }: Hook): Branch {
  if (name === 'else') return { test: null, source: call, pieces }
  const test = readTest(call.slice(call.indexOf(':') + 1, -1))
  const asked = test && name === 'unless' ? { op: 'not' as const, of: test } : test
  return { test: asked ?? 'unread', source: call, pieces }
}

/** Without the marks of headings, of columns, of hooks' names, and of spaces that are left out. */
const tidy = (words: string): string =>
  words
    .replaceAll(/(?<=\n)[ \t]*[=<>|]+[ \t]*(?=\n)/g, '')
    .replaceAll(/(?<=\n)#{1,6}(?=[^#\s])/g, '')
    .replaceAll(/(?<=\])<[\p{L}\p{N}_-]+[|(]/gu, '')
    .replaceAll(/[{}]/g, '')

const telling = ['print', 'text', 'str', 'string', 'num']
const looks = [
  /^text(?:style|colou?r|size|indent|rotate[xyz]?)$/,
  /^(?:colou?r|font|bg|background|css|align|opacity|collapse|nobr|box|floatbox|hook|animate|char)$/,
  /^(?:transition|t8n|border|b4r|enchant)[a-z]*$/,
  /^(?:hover|char|line|link|page)style$|^cornerradius$/,
]

const leading = ['linkgoto', 'linkrevealgoto', 'linkundo']

type Led = Pick<Extract<Piece, { kind: 'link' }>, 'label' | 'to' | 'deeds'>

function linkAt(name: string, args: string, hook: Hook | null): Led | null {
  if (args.length > longestExpression) return null
  const [label, to, more] = splitAtTop(args, ',').map(literalOf)
  if (typeof label !== 'string' || more !== undefined || name === 'linkundo') return null
  const body = bodyOf(hook?.pieces ?? [])
  if (!body) return null
  const goes = leading.includes(name)
  if (goes ? to === null : to !== undefined || !['link', 'linkreplace', 'linkreveal'].includes(name)) return null
  const target = goes ? (typeof to === 'string' ? to : label) : body.to
  return target === null && body.deeds.length === 0 ? null : { label, to: target, deeds: body.deeds }
}
