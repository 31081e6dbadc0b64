import { kept, text } from './story-pieces.ts'
import type { Piece } from './story-pieces.ts'

/** Any tag of HTML, which all three formats let through. */
export const anyTag = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>\n]*)?>/gi

const ofWords = /^<\/?(?:b|i|em|strong|u|s|small|big|span|font|sub|sup|code|center|q|cite|mark|del|ins)\b/i
const ofLines = /^<\/?(?:br|p|div|hr|h[1-6]|ul|ol|li|blockquote|pre|table|tbody|thead|tr|td|th|section|article)\b/i

/** Words show without their looks. Pictures, and whatever else a tag says, are listed. */
export function tagPieces(tag: string): Piece[] {
  const isPlain = ofWords.test(tag) || ofLines.test(tag)
  const says = !isPlain || /\s[a-z-]+=/i.test(tag)
  return [...(says ? [kept('code', tag)] : []), ...(ofLines.test(tag) ? text('\n') : [])]
}

/** The words between two places of a text, without what `tidy` takes from them. It sees a line end before and after
 * each whole line, and keeps all of them. */
export function wordsBetween(source: string, from: number, to: number, tidy: (words: string) => string): Piece[] {
  const before = from === 0 || source[from - 1] === '\n' ? '\n' : ''
  const after = to === source.length || source[to] === '\n' ? '\n' : ''
  const tidied = tidy(before + source.slice(from, to) + after)
  return text(tidied.slice(before.length, tidied.length - after.length))
}
