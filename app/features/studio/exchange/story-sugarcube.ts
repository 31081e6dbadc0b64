import { readDeeds } from './story-deeds.ts'
import { readTest } from './story-expression.ts'
import { bodyOf, link, linkOf } from './story-links.ts'
import { kept, text } from './story-parts.ts'
import type { Branch, Part } from './story-parts.ts'

type Tag = { name: string; args: string; closes: boolean; from: number; end: number }

const marks =
  /\[\[((?:[^\][]|\[(?!\[))*?)\](?:\[([^\]]*(?:\](?!\])[^\]]*)*)\])?\]|<!--[^]*?-->|\/\*[^]*?\*\/|\/%[^]*?%\/|<script[^]*?<\/script>|<style[^]*?<\/style>|\[img\[[^]*?\]\]|<<(\/?)([\p{L}=-][\p{L}\p{N}_-]*|=|-)((?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?!>>)[^])*)>>|[$_]\p{L}[\p{L}\p{N}_]*(?:\.\p{L}[\p{L}\p{N}_]*)*/giu

type Piece = { part: Part; index: number; end: number } | { tag: Tag; index: number; end: number }

function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = []
  for (const found of source.matchAll(marks)) {
    const [whole, inside, setter, slash, name, args = ''] = found
    const { index } = found
    const end = index + whole.length
    if (name) {
      const tag = { name: name.toLowerCase(), args: args.trim(), closes: slash === '/', from: index, end }
      const closing = tag.name.startsWith('end') ? { ...tag, name: tag.name.slice(3), closes: true } : tag
      pieces.push({ tag: closing, index, end })
    } else pieces.push({ part: plain(whole, inside, setter, source[index - 1]), index, end })
  }
  return pieces
}

function plain(whole: string, inside: string | undefined, setter: string | undefined, before = ''): Part {
  if (inside !== undefined) {
    const { label, to } = linkOf(inside)
    const deeds = setter === undefined ? [] : readDeeds(setter)
    return deeds ? link(label, to, whole, deeds) : link(label, to, whole, [])
  }
  if (/^(<!--|\/)/.test(whole)) return kept('comment', whole)
  if (whole.startsWith('<')) return kept('code', whole)
  if (whole.startsWith('[')) return kept('construct', whole)
  return /[\p{L}\p{N}]/u.test(before) ? { kind: 'text', text: whole } : kept('value', whole)
}

const silent = ['nobr', 'silently', 'silent']
const linking = ['link', 'button']
const deepest = 40

class Reader {
  private at = 0
  private done = 0
  private readonly source: string
  private readonly pieces: Piece[]

  constructor(source: string) {
    this.source = source
    this.pieces = piecesOf(source)
  }

  /** Up to the tag that `ends`, which stays to be read; to the end when there is none. */
  read(ends: (tag: Tag) => boolean = () => false, depth = 0): Part[] {
    const parts: Part[] = []
    for (let piece = this.pieces[this.at]; piece; piece = this.pieces[this.at]) {
      parts.push(...text(this.source.slice(this.done, piece.index)))
      this.done = piece.index
      if ('tag' in piece && ends(piece.tag)) return parts
      this.at++
      this.done = piece.end
      if ('part' in piece) parts.push(piece.part, ...this.unreadSetter(piece.part))
      else parts.push(...this.tag(piece.tag, depth))
    }
    parts.push(...text(this.source.slice(this.done)))
    this.done = this.source.length
    return parts
  }

  private unreadSetter(part: Part): Part[] {
    if (part.kind !== 'link' || part.deeds.length > 0 || !/\]\s*\[/.test(part.source)) return []
    return [kept('change', part.source)]
  }

  private call = ({ from, end }: Tag): string => this.source.slice(from, end)

  private closesAfter(name: string): boolean {
    let open = 1
    for (const piece of this.pieces.slice(this.at)) {
      if (!('tag' in piece) || piece.tag.name !== name) continue
      open += piece.tag.closes ? -1 : 1
      if (open === 0) return true
    }
    return false
  }

  private tag(tag: Tag, depth: number): Part[] {
    const { name, args, closes } = tag
    const call = this.call(tag)
    if (closes) return silent.includes(name) ? [] : [kept('construct', call)]
    if (name === 'set' || name === 'run') {
      const deeds = readDeeds(args)
      return [deeds ? { kind: 'set', deeds, source: call } : kept('change', call)]
    }
    if (name === 'goto') return [kept('redirect', call)]
    if (silent.includes(name)) return []
    if (name === 'script' || name === 'style') return [kept('code', this.upTo(name, tag))]
    if (name === 'if' && depth < deepest && this.closesAfter('if')) return [this.condition(tag, depth)]
    if (linking.includes(name) && depth < deepest && this.closesAfter(name)) return this.link(tag, depth)
    return [kept('construct', call)]
  }

  private upTo(name: string, { from }: Tag): string {
    const end = this.pieces.findIndex(
      (piece, index) => index >= this.at && 'tag' in piece && piece.tag.name === name && piece.tag.closes,
    )
    if (end >= 0) {
      this.done = this.pieces[end]!.end
      this.at = end + 1
    }
    return this.source.slice(from, this.done)
  }

  private condition(first: Tag, depth: number): Part {
    const branches: Branch[] = []
    for (let tag = first; ;) {
      const { name, args } = tag
      const test = name === 'else' && !/^if\b/.test(args) ? null : (readTest(args.replace(/^if\b/, '')) ?? 'unread')
      const parts = this.read((next) => ['if', 'elseif', 'else'].includes(next.name) && isNext(next), depth + 1)
      branches.push({ test, source: this.call(tag), parts })
      const piece = this.pieces[this.at]
      if (!piece || !('tag' in piece)) break
      this.at++
      this.done = piece.end
      if (piece.tag.closes) break
      ;({ tag } = piece)
    }
    return { kind: 'if', branches }
  }

  private link(tag: Tag, depth: number): Part[] {
    const call = this.call(tag)
    const inner = this.read((next) => next.name === tag.name && next.closes, depth + 1)
    const close = this.pieces[this.at++]
    this.done = close ? close.end : this.source.length
    const body = bodyOf(inner)
    const named = linkArguments(tag.args)
    if (!body || !named || (named.to && body.to) || (!named.to && !body.to && body.deeds.length === 0))
      return [kept('construct', call), ...inner]
    return [link(named.label, named.to ?? body.to, this.source.slice(tag.from, this.done), body.deeds)]
  }
}

/** Else-branches of the same condition: those within it are read by its own reader. */
const isNext = ({ name, closes }: Tag): boolean => name !== 'if' || closes

function linkArguments(args: string): { label: string; to: string | null } | null {
  const inside = /^\[\[([^\]]+)\]\]$/.exec(args)?.[1]
  if (inside !== undefined) return linkOf(inside)
  const quoted = /^(?:"([^"]+)"|'([^']+)')(?:\s+(?:"([^"]+)"|'([^']+)'))?$/.exec(args)
  return quoted && { label: (quoted[1] ?? quoted[2])!, to: quoted[3] ?? quoted[4] ?? null }
}

export const readSugarcube = (source: string): Part[] => new Reader(source).read()
