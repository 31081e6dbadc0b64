import { closing, readDeeds, splitAtTop } from './story-deeds.ts'
import { literalOf, readTest } from './story-expression.ts'
import { bodyOf, link, linkOf } from './story-links.ts'
import { kept, text } from './story-parts.ts'
import type { Branch, Part } from './story-parts.ts'

type Found = { parts: Part[]; end: number }

const marks =
  /\[\[([^\]]+)\]\]|<!--[^]*?-->|<script[^]*?<\/script>|<style[^]*?<\/style>|\(([\p{L}][\p{L}\p{N}_-]*):|[$_]\p{L}[\p{L}\p{N}_]*/giu

function findAt(source: string, at: number): RegExpExecArray | null {
  marks.lastIndex = at
  return marks.exec(source)
}

export function readHarlowe(source: string, depth = 0): Part[] {
  const parts: Part[] = []
  let done = 0
  for (let at = 0, found = findAt(source, at); found; found = findAt(source, at)) {
    const [whole, inside, macro] = found
    const read = macro
      ? macroAt(source, found.index, macro, depth)
      : { parts: plain(whole, inside, source[found.index - 1]), end: found.index + whole.length }
    at = read?.end ?? found.index + whole.length
    if (!read) continue
    parts.push(...text(source.slice(done, found.index)), ...read.parts)
    done = at
  }
  return [...parts, ...text(source.slice(done))]
}

function plain(whole: string, inside: string | undefined, before = ''): Part[] {
  if (inside !== undefined) {
    const { label, to } = linkOf(inside)
    return [link(label, to, whole)]
  }
  if (whole.startsWith('<!--')) return [kept('comment', whole)]
  if (whole.startsWith('<')) return [kept('code', whole)]
  // An underscore within a word is no variable
  return /[\p{L}\p{N}]/u.test(before) ? text(whole) : [kept('value', whole)]
}

const deepest = 40

/** The hook right behind a macro: its text and the index after it. */
function hookAt(source: string, from: number): { inside: string; end: number } | null {
  const at = from + /^\s*/.exec(source.slice(from, from + 200))![0].length
  // Two brackets are a link; three, a hook that begins with one
  if (source[at] !== '[' || (source[at + 1] === '[' && source[at + 2] !== '[')) return null
  const end = closing(source, at)
  return end < 0 ? null : { inside: source.slice(at + 1, end - 1), end }
}

function macroAt(source: string, from: number, macro: string, depth: number): Found | null {
  const end = closing(source, from)
  if (end < 0) return null
  const name = macro.toLowerCase().replaceAll(/[-_]/g, '')
  const call = source.slice(from, end)
  const args = call.slice(call.indexOf(':') + 1, -1).trim()
  if (name === 'set' || name === 'put') {
    const deeds = readDeeds(args)
    return { parts: [deeds ? { kind: 'set', deeds, source: call } : kept('change', call)], end }
  }
  if (name === 'goto') return { parts: [kept('redirect', call)], end }
  const hook = depth < deepest ? hookAt(source, end) : null
  if ((name === 'if' || name === 'unless') && hook) return conditionAt(source, from, depth)
  if (name.startsWith('link')) {
    const read = linkAt(name, args, hook?.inside ?? null, depth)
    if (read) return { parts: [{ ...read, source: source.slice(from, hook?.end ?? end) }], end: hook?.end ?? end }
  }
  const parts = [kept('construct', call)]
  return hook ? { parts: [...parts, ...readHarlowe(hook.inside, depth + 1)], end: hook.end } : { parts, end }
}

function conditionAt(source: string, from: number, depth: number): Found {
  const branches: Branch[] = []
  let end = from
  for (;;) {
    const next = /^\s*\((if|unless|else-?_?if|else)\s*:/i.exec(source.slice(end, end + 200))
    const name = next?.[1]!.toLowerCase().replaceAll(/[-_]/g, '')
    if (!next || !name || branches.length > 0 !== name.startsWith('else')) break
    const start = end + next[0].indexOf('(')
    const closed = closing(source, start)
    const hook = closed < 0 ? null : hookAt(source, closed)
    if (!hook) break
    const call = source.slice(start, closed)
    const test = name === 'else' ? null : readTest(call.slice(call.indexOf(':') + 1, -1))
    branches.push({
      test: name === 'else' ? null : test === null ? 'unread' : name === 'unless' ? { op: 'not', of: test } : test,
      source: call,
      parts: readHarlowe(hook.inside, depth + 1),
    })
    end = hook.end
    if (name === 'else') break
  }
  return { parts: [{ kind: 'if', branches }], end }
}

const leading = ['linkgoto', 'linkrevealgoto', 'linkundo']

function linkAt(
  name: string,
  args: string,
  hook: string | null,
  depth: number,
): Extract<Part, { kind: 'link' }> | null {
  const [label, to, more] = splitAtTop(args, ',').map(literalOf)
  if (typeof label !== 'string' || more !== undefined || name === 'linkundo') return null
  const body = bodyOf(hook === null ? [] : readHarlowe(hook, depth + 1))
  if (!body) return null
  const goes = leading.includes(name)
  if (goes ? to === null : to !== undefined || !['link', 'linkreplace', 'linkreveal'].includes(name)) return null
  const target = goes ? (typeof to === 'string' ? to : label) : body.to
  if (target === null && body.deeds.length === 0) return null
  return link(label, target, '', body.deeds) as Extract<Part, { kind: 'link' }>
}
