import type {
  EditionDocument,
  EditionHotspot,
  EditionItem,
  EditionNpc,
  EditionPuzzle,
  EditionScene,
} from './edition.schema.ts'
import type { PuzzleState, RunState } from './state.schema.ts'

/** A record's own entry: an author's flag may be called `constructor`. */
export const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

export const findScene = (edition: EditionDocument, id: string): EditionScene | undefined =>
  edition.scenes.find((scene) => scene.id === id)

export const findPuzzle = (edition: EditionDocument, id: string): EditionPuzzle | undefined =>
  edition.puzzles.find((puzzle) => puzzle.id === id)

export const findItem = (edition: EditionDocument, id: string): EditionItem | undefined =>
  edition.items.find((item) => item.id === id)

export const findNpc = (edition: EditionDocument, id: string): EditionNpc | undefined =>
  edition.npcs.find((npc) => npc.id === id)

export const findHotspot = (scene: EditionScene, id: string): EditionHotspot | undefined =>
  scene.hotspots.find((hotspot) => hotspot.id === id)

export const heldCount = (state: RunState, itemId: string): number => own(state.inventory, itemId) ?? 0

export const hasSeen = (state: RunState, npcId: string, nodeId: string): boolean =>
  state.seenNodes.some((seen) => seen.npcId === npcId && seen.nodeId === nodeId)

export const untouched: PuzzleState = {
  openedAt: null,
  clockStartedAt: null,
  wrong: 0,
  wrongSincePause: 0,
  exhausted: 0,
  pausedUntil: null,
  answerOffered: false,
  tried: [],
  hints: [],
  progress: null,
  view: null,
  solved: null,
}

export const puzzleState = (state: RunState, puzzleId: string): PuzzleState => own(state.puzzles, puzzleId) ?? untouched

export const isSolved = (state: RunState, puzzleId: string): boolean => puzzleState(state, puzzleId).solved !== null
