import { readDeeds } from './story-deeds.ts'
import { endAhead, Ends, marksAhead, plainEnds, plainMark } from './story-ends.ts'
import { readTest } from './story-expression.ts'
import { bodyOf, link, linkOf } from './story-links.ts'
import { addAll, kept, text, unsure } from './story-pieces.ts'
import type { Branch, Piece } from './story-pieces.ts'
import { anyTag, tagPieces, wordsBetween } from './story-tags.ts'

/** `close`: the place among the marks of the tag that ends it, or -1. */
type Tag = { name: string; args: string; closes: boolean; close: number; from: number; end: number }
type Mark = { pieces: Piece[]; index: number; end: number } | { tag: Tag; index: number; end: number }

const ownMark = /\/\*|\/%|\[img\[/gi
const tagMark = /<<(\/?)(\p{L}[\p{L}\p{N}_-]*|=|-)/gu
const variable = /[$_]\p{L}[\p{L}\p{N}_]*(?:\.\p{L}[\p{L}\p{N}_]*)*/gu
const kinds = [plainMark, ownMark, anyTag, tagMark, variable]
const anchor = /^<a\s[^<>]*\bdata-passage="([^"<>]+)"[^<>]*>/i

function marksOf(source: string): Mark[] {
  const marks: Mark[] = []
  const ends = new Ends(source)
  const plainEnd = endsOf(source)
  const markAt = marksAhead(source, kinds)
  let at = 0
  for (let found = markAt(at); found; found = markAt(at)) {
    const { index } = found
    const [begin, slash, name] = found
    at = index + begin.length
    const args = index + begin.length
    const close = name === undefined ? plainEnd(begin, index) : ends.tag(args)
    if (close < 0) continue
    const end = name === undefined ? close : close + 2
    if (name === undefined) marks.push({ pieces: plain(source.slice(index, end), source[index - 1]), index, end })
    else {
      const isEnd = name.toLowerCase().startsWith('end')
      const closes = isEnd || slash === '/'
      const call = { name: name.toLowerCase().slice(isEnd ? 3 : 0), args: source.slice(args, close).trim() }
      marks.push({ tag: { ...call, closes, close: -1, from: index, end }, index, end })
    }
    at = end
  }
  return paired(marks)
}

function paired(marks: Mark[]): Mark[] {
  const open = new Map<string, Tag[]>()
  for (const [index, mark] of marks.entries()) {
    if (!('tag' in mark)) continue
    const { name, closes } = mark.tag
    const all = open.get(name) ?? []
    open.set(name, all)
    if (!closes) all.push(mark.tag)
    else if (all.length > 0) all.pop()!.close = index
  }
  return marks
}

function endsOf(source: string): (begin: string, at: number) => number {
  const same = plainEnds(source)
  const several = endAhead(source, /\]\]+/g)
  const anchorEnd = endAhead(source, /<\/a>/gi)
  const bracket = endAhead(source, /\]/g)
  const own: Readonly<Record<string, (at: number) => number>> = {
    '/*': endAhead(source, /\*\//g),
    '/%': endAhead(source, /%\//g),
    '[img[': several,
  }
  return (begin, at) => {
    const behind = at + begin.length
    if (anchor.test(begin)) return Math.max(behind, anchorEnd(behind))
    if (/^[$_]|>$/.test(begin)) return behind
    const mark = begin.toLowerCase()
    if (mark !== '[[') return own[mark]?.(at + mark.length) ?? same(mark, at)
    const close = bracket(at + 2)
    // What the link changes stands in brackets of its own
    const hasSetter = close > at + 3 && source[close] === '[' && source.lastIndexOf('[[', close - 1) === at
    return hasSetter ? several(close) : same(mark, at)
  }
}

function plain(whole: string, before = ''): Piece[] {
  if (/^(<!--|\/)/.test(whole)) return [kept('comment', whole)]
  const [, to] = anchor.exec(whole) ?? []
  if (to)
    return linked({ label: wordsOf(whole) || to, to }, whole, /\bdata-setter="([^"<>]+)"/i.exec(whole)?.[1] ?? null)
  if (whole.startsWith('<')) return /^<(script|style)/i.test(whole) ? [kept('code', whole)] : tagPieces(whole)
  if (/^\[img/i.test(whole)) return [kept('code', whole), ...pictureLink(whole)]
  if (!whole.startsWith('[')) return /[\p{L}\p{N}]/u.test(before) ? text(whole) : [kept('value', whole)]
  const inside = whole.slice(2, -2)
  const setter = inside.indexOf('][')
  const target = linkOf(setter < 0 ? inside : inside.slice(0, setter))
  return linked(target, whole, setter < 0 ? null : inside.slice(setter + 2))
}

const wordsOf = (element: string): string => element.replaceAll(/<[^<>]*>/g, '').trim()

/** Changes that do not fit are listed; the way stays. */
function linked({ label, to }: { label: string; to: string }, source: string, setter: string | null): Piece[] {
  const deeds = setter === null ? [] : readDeeds(setter)
  return deeds ? [link(label, to, source, deeds)] : [link(label, to, source), kept('change', source)]
}

/** `[img[words|address][passage]]`. */
function pictureLink(whole: string): Piece[] {
  const [, label = '', to = ''] = /^\[img\[(?:([^|\]]*)\|)?[^\]]*\]\[([^\]]+)\]/i.exec(whole) ?? []
  return to === '' ? [] : [link(label.trim() || to, to, whole)]
}

const silent = ['nobr', 'silently', 'silent']
const telling = ['print', '=', '-']
const linking = ['link', 'button']
const deepest = 20

class Reader {
  private at = 0
  private done = 0
  private readonly source: string
  private readonly marks: Mark[]

  constructor(source: string) {
    this.source = source
    this.marks = marksOf(source)
  }

  /** Up to the tag that `ends`, which stays to be read; to the end when there is none. */
  read(ends: (tag: Tag) => boolean = () => false, depth = 0): Piece[] {
    const pieces: Piece[] = []
    for (let mark = this.marks[this.at]; mark; mark = this.marks[this.at]) {
      addAll(pieces, wordsBetween(this.source, this.done, mark.index, tidy))
      this.done = mark.index
      if ('tag' in mark && ends(mark.tag)) return pieces
      this.at++
      this.done = mark.end
      if ('pieces' in mark) addAll(pieces, mark.pieces)
      else addAll(pieces, this.tag(mark.tag, depth))
    }
    addAll(pieces, wordsBetween(this.source, this.done, this.source.length, tidy))
    this.done = this.source.length
    return pieces
  }

  private call = ({ from, end }: Tag): string => this.source.slice(from, end)

  private tag(tag: Tag, depth: number): Piece[] {
    const { name, args, closes } = tag
    const call = this.call(tag)
    if (closes) return silent.includes(name) ? [] : [kept('construct', call)]
    if (name === 'set' || name === 'run') {
      const deeds = readDeeds(args)
      return [deeds ? { kind: 'set', deeds, source: call } : kept('change', call)]
    }
    if (name === 'goto') return [kept('redirect', call)]
    if (silent.includes(name)) return []
    if (name === 'script' || name === 'style') return [kept('code', this.whole(tag))]
    if (name === 'if' && depth < deepest && tag.close >= 0) return [this.condition(tag, depth)]
    if (linking.includes(name) && depth < deepest && tag.close >= 0) return this.link(tag, depth)
    const unread = kept(telling.includes(name) ? 'value' : 'construct', call)
    if (tag.close < 0 || depth >= deepest) return [unread]
    const inner = this.read((next) => next.name === name && next.closes, depth + 1)
    return [unread, ...unsure(inner)]
  }

  private whole({ from, close }: Tag): string {
    if (close >= 0) {
      this.done = this.marks[close]!.end
      this.at = close + 1
    }
    return this.source.slice(from, this.done)
  }

  private condition(first: Tag, depth: number): Piece {
    const branches: Branch[] = []
    for (let tag = first; ;) {
      const { name, args } = tag
      const test = name === 'else' && !/^if\b/.test(args) ? null : (readTest(args.replace(/^if\b/, '')) ?? 'unread')
      const pieces = this.read((next) => ['if', 'elseif', 'else'].includes(next.name) && isNext(next), depth + 1)
      branches.push({ test, source: this.call(tag), pieces })
      const mark = this.marks[this.at]
      if (!mark || !('tag' in mark)) break
      this.at++
      this.done = mark.end
      if (mark.tag.closes) break
      ;({ tag } = mark)
    }
    return { kind: 'if', branches }
  }

  private link(tag: Tag, depth: number): Piece[] {
    const call = this.call(tag)
    const inner = this.read((next) => next.name === tag.name && next.closes, depth + 1)
    const close = this.marks[this.at++]
    this.done = close ? close.end : this.source.length
    const body = bodyOf(inner)
    const named = linkArguments(tag.args)
    if (!body || !named || (named.to && body.to) || (!named.to && !body.to && body.deeds.length === 0))
      return [kept('construct', call), ...unsure(inner)]
    return [link(named.label, named.to ?? body.to, this.source.slice(tag.from, this.done), body.deeds)]
  }
}

/** Without the marks of headings, and of looks. */
const tidy = (words: string): string =>
  words.replaceAll(/(?<=\n)!{1,6}(?=[^!\s])/g, '').replaceAll(/@@(?:[#.]?[\w-]+(?::[^;@\n]{1,100})?;)*/g, '')

/** Else-branches of the same condition: those within it are read by its own reader. */
const isNext = ({ name, closes }: Tag): boolean => name !== 'if' || closes

function linkArguments(args: string): { label: string; to: string | null } | null {
  const inside = /^\[\[([^\]]+)\]\]$/.exec(args)?.[1]
  if (inside !== undefined) return linkOf(inside)
  const quoted = /^(?:"([^"]+)"|'([^']+)')(?:\s+(?:"([^"]+)"|'([^']+)'))?$/.exec(args)
  return quoted && { label: (quoted[1] ?? quoted[2])!, to: quoted[3] ?? quoted[4] ?? null }
}

export const readSugarcube = (source: string): Piece[] => new Reader(source).read()
