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
