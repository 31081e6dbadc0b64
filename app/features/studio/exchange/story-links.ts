import type { Deed, Piece } from './story-pieces.ts'

/** Where `[[a->b]]`, `[[b<-a]]`, `[[a|b]]` and `[[b]]` lead. */
export function linkOf(inside: string): { label: string; to: string } {
  const right = inside.lastIndexOf('->')
  const left = inside.indexOf('<-')
  const bar = inside.lastIndexOf('|')
  const [label, to] =
    right >= 0
      ? [inside.slice(0, right), inside.slice(right + 2)]
      : left >= 0
        ? [inside.slice(left + 2), inside.slice(0, left)]
        : bar >= 0
          ? [inside.slice(0, bar), inside.slice(bar + 1)]
          : [inside, inside]
  return { label: label.trim() || to.trim(), to: to.trim() }
}

export const link = (label: string, to: string | null, source: string, deeds: Deed[] = []): Piece => ({
  kind: 'link',
  label,
  to,
  deeds,
  source,
})

/** What a link does besides leading on; null when there is more than changes and a way on. */
export function bodyOf(pieces: readonly Piece[]): { to: string | null; deeds: Deed[] } | null {
  let to: string | null = null
  const deeds: Deed[] = []
  for (const piece of pieces) {
    if (piece.kind === 'set') deeds.push(...piece.deeds)
    else if (piece.kind === 'kept' && piece.reason === 'redirect' && to === null) to = redirected(piece.text)
    else if (piece.kind !== 'text' || piece.text.trim() !== '') return null
    if (piece.kind === 'kept' && to === null) return null
  }
  return { to, deeds }
}

/** The target of `(go-to: "A")` and `<<goto "A">>`, when it is plainly named. */
export const redirected = (source: string): string | null =>
  /^(?:\([\w-]+:|<<goto)\s*(?:"([^"]+)"|'([^']+)'|\[\[([^\]|]+)\]\])\s*(?:\)|>>)$/i
    .exec(source)
    ?.slice(1)
    .find((name) => name !== undefined) ?? null
