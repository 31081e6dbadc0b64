import type { Move } from './board.ts'

const key = (name: string) => `slider_jigsaw ${name}`

/** Keeps the moves made so far for as long as the browser's tab lives. A browser that keeps nothing costs only that. */
export function keepMoves(name: string, moves: readonly Move[]): void {
  try {
    sessionStorage.setItem(key(name), JSON.stringify(moves))
  } catch {
    // no room, or not allowed
  }
}

/** The moves kept for a board, oldest first; whoever replays them finds out whether they are legal. */
export function keptMoves(name: string): Move[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(name)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isMove) : []
  } catch {
    return []
  }
}

const isMove = (value: unknown): value is Move => Array.isArray(value) && (value.length === 1 || value.length === 2) && value.every(Number.isInteger)
