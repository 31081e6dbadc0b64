import { keptInTab } from '#app/features/puzzles/kit/player/use-kept.ts'
import type { Move } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'

/** The moves that this tab keeps for a board, oldest first; replaying them shows whether they are legal. */
export function keptMoves(keepAs: string | null): Move[] {
  const kept = keptInTab(keepAs)
  return Array.isArray(kept) ? kept.filter(isMove) : []
}

const isMove = (value: unknown): value is Move =>
  Array.isArray(value) && (value.length === 1 || value.length === 2) && value.every(Number.isInteger)
