import { findNode } from './dialogue-choices.ts'
import { findPuzzle, findScene } from './lookup.ts'
import { own } from './state-lookup.ts'
import type { Turn } from './turn.ts'
import { emit } from './turn.ts'
import { walkTo } from './walk-dialogue.ts'

/** Continues a playtest in a newer edition: the player leaves what was removed, hears changed dialogue again, and
 * restarts the unsolved puzzles that had steps. */
export function catchUp(turn: Turn): void {
  const { edition, secrets } = turn.game
  const { playerId } = turn.actor
  const place = own(turn.state.players, playerId)
  if (!place || turn.state.ending) return
  const { sceneId, puzzleId, dialogue } = place
  for (const [id, { progress, view, solved }] of Object.entries(turn.state.puzzles))
    if (!solved && (progress !== null || view !== null))
      emit(turn, { type: 'puzzle_restarted', playerId, puzzleId: id })
  if (!findScene(edition, sceneId)) return emit(turn, { type: 'moved', playerId, sceneId: edition.startSceneId })
  if (puzzleId !== null && !findPuzzle(edition, puzzleId)) emit(turn, { type: 'puzzle_closed', playerId })
  if (!dialogue) return
  const npc = secrets.npcs.find(({ id }) => id === dialogue.npcId)
  const node = npc && findNode(npc, dialogue.nodeId)
  if (node) walkTo(turn, npc, node.nodeId)
  else emit(turn, { type: 'dialogue_ended', playerId, npcId: dialogue.npcId })
}
