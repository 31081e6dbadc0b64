import { giveItem } from './apply-effects.ts'
import type { Clock } from './clock.ts'
import type { EditionHotspot } from './edition.schema.ts'
import type { HotspotType } from './hotspot-types.ts'
import { evaluate } from './evaluate-condition.ts'
import { findHotspot, findItem, findPuzzle, findScene } from './lookup.ts'
import { heldCount, own, puzzleState } from './state-lookup.ts'
import { keptSteps, opensWithClock } from './puzzle-rules.ts'
import type { RunState } from './state.schema.ts'
import { talkTo } from './talk.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit } from './turn.ts'

/** Whether the party sees a hotspot now: its conditions hold, and it is not an item that somebody has picked up. */
export const isVisible = (hotspot: EditionHotspot, state: RunState, clock: Clock): boolean =>
  !state.takenHotspots.includes(hotspot.id) && evaluate(hotspot.visible, state, clock)

export function useHotspot(turn: Turn, hotspotId: string): Refusal | null {
  const { game, state, clock, actor } = turn
  const scene = findScene(game.edition, own(state.players, actor.playerId)?.sceneId ?? '')
  const hotspot = scene && findHotspot(scene, hotspotId)
  if (!hotspot || !isVisible(hotspot, state, clock)) return { refused: 'notHere' }
  if (!evaluate(hotspot.usable, state, clock)) return { refused: 'blocked' }
  return uses[hotspot.type](turn, hotspot)
}

/** What pressing a hotspot does, by its type. */
const uses: Record<HotspotType, (turn: Turn, hotspot: EditionHotspot) => Refusal | null> = {
  scene_link: (turn, { targetId }) => moveTo(turn, targetId),
  puzzle: (turn, { targetId }) => openPuzzle(turn, targetId),
  item: (turn, hotspot) => pickUp(turn, hotspot),
  npc: (turn, { targetId }) => talkTo(turn, targetId),
}

export function travel(turn: Turn, sceneId: string): Refusal | null {
  return turn.state.revealedScenes.includes(sceneId) ? moveTo(turn, sceneId) : { refused: 'notHere' }
}

function moveTo(turn: Turn, sceneId: string): Refusal | null {
  if (!findScene(turn.game.edition, sceneId)) return { refused: 'nothingHere' }
  emit(turn, { type: 'moved', playerId: turn.actor.playerId, sceneId })
  return null
}

function openPuzzle(turn: Turn, puzzleId: string): Refusal | null {
  const puzzle = findPuzzle(turn.game.edition, puzzleId)
  if (!puzzle) return { refused: 'nothingHere' }
  const startsClock = opensWithClock(puzzle, puzzleState(turn.state, puzzleId), turn.state, turn.clock)
  emit(turn, {
    type: 'puzzle_opened',
    playerId: turn.actor.playerId,
    puzzleId,
    startsClock,
    ...(startsClock && keptSteps(puzzle)),
  })
  return null
}

function pickUp(turn: Turn, hotspot: EditionHotspot): Refusal | null {
  const item = findItem(turn.game.edition, hotspot.targetId)
  if (!item) return { refused: 'nothingHere' }
  // an item that does not stack stays there until the one that the party carries is used up
  if (!item.stackable && heldCount(turn.state, item.id) > 0) return { refused: 'alreadyHeld' }
  emit(turn, { type: 'hotspot_taken', playerId: turn.actor.playerId, hotspotId: hotspot.id })
  giveItem(turn, hotspot.targetId, 1)
  return null
}
