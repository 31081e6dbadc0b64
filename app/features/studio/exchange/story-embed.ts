import { addAll } from './story-pieces.ts'
import type { Branch, Piece } from './story-pieces.ts'

/** The passage that `{embed passage: 'A'}`, `<<include "A">>` or `(display: "A")` shows, when it is plainly named. */
const shown = (source: string): string | undefined =>
  /^(?:\{embed passage(?: named)?:|<<(?:include|display)|\(display:)\s*(?:"([^"]+)"|'([^']+)'|\[\[([^\]|]+)\]\])\s*(?:\}|>>|\))$/i
    .exec(source)
    ?.slice(1)
    .find((name) => name !== undefined)

/** Pieces that all passages together may take from others: each of thousands could show the longest one. */
const mostTaken = 20_000

/** What other passages show of one stands in them, too; what that one shows of others again is listed. */
export function embedded(passages: ReadonlyMap<string, readonly Piece[]>): (pieces: readonly Piece[]) => Piece[] {
  let left = mostTaken
  const within = (pieces: readonly Piece[]): Piece[] => {
    const all: Piece[] = []
    for (const piece of pieces) {
      const name = piece.kind === 'kept' && piece.reason === 'construct' ? shown(piece.text) : undefined
      const taken = name === undefined ? undefined : passages.get(name)
      const size = taken ? sizeOf(taken) : 0
      if (taken && size <= left) {
        left -= size
        addAll(all, [...taken])
      } else all.push(piece.kind === 'if' ? { ...piece, branches: piece.branches.map(inBranch) } : piece)
    }
    return all
  }
  const inBranch = (branch: Branch): Branch => ({ ...branch, pieces: within(branch.pieces) })
  return within
}

const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce(
    (sum, piece) =>
      sum +
      (piece.kind === 'if'
        ? piece.branches.reduce((inner, branch) => inner + sizeOf(branch.pieces), 1)
        : piece.kind === 'text'
          ? 1 + piece.text.length / 100
          : 1),
    0,
  )
