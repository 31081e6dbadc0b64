import { giveItem } from './apply-effects.ts'
import { findNode } from './dialogue-choices.ts'
import type { EditionDocument } from './edition.schema.ts'
import type { EditionSecrets, SecretNpc } from './edition-secrets.schema.ts'
import { effectsOf } from './edition-secrets.schema.ts'
import { findItem, findPuzzle, findScene } from './lookup.ts'
import type { Stage, StageProblem } from './stage.schema.ts'
import type { ShownCounter } from './state.schema.ts'
import { talkTo } from './talk.ts'
import type { Turn } from './turn.ts'
import { emit } from './turn.ts'
import { walkTo } from './walk-dialogue.ts'

type Edition = { edition: EditionDocument; secrets: EditionSecrets }

export function checkStage({ edition, secrets }: Edition, stage: Stage): StageProblem[] {
  const unknown = (field: StageProblem['field'], place: number | null): StageProblem => ({
    field,
    place,
    code: 'unknown',
  })
  const npc = stage.talk && secrets.npcs.find(({ id }) => id === stage.talk?.npcId)
  return [
    ...(findScene(edition, stage.sceneId) ? [] : [unknown('sceneId', null)]),
    ...stage.items.flatMap(({ itemId, count }, place): StageProblem[] => {
      const item = findItem(edition, itemId)
      if (!item) return [unknown('items', place)]
      return count > 1 && !item.stackable ? [{ field: 'items', place, code: 'onlyOne' }] : []
    }),
    ...stage.solved.flatMap((id, place) => (findPuzzle(edition, id) ? [] : [unknown('solved', place)])),
    ...stage.visited.flatMap((id, place) => (findScene(edition, id) ? [] : [unknown('visited', place)])),
    ...(stage.talk && !(npc && isThere(npc, stage.talk.nodeId)) ? [unknown('talk', null)] : []),
  ]
}

const isThere = (npc: SecretNpc, nodeId: string | null): boolean =>
  nodeId === null ? npc.nodes.length > 0 : findNode(npc, nodeId) !== undefined

/** Lets the first player join at a checked stage; its puzzles count as solved, without points or effects. */
export function setStage(turn: Turn, stage: Stage): void {
  const { playerId } = turn.actor
  const [first = stage.sceneId, ...others] = [...stage.visited.filter((id) => id !== stage.sceneId), stage.sceneId]
  emit(turn, { type: 'player_joined', playerId, sceneId: first })
  for (const sceneId of others) emit(turn, { type: 'moved', playerId, sceneId })
  for (const { itemId, count } of stage.items) giveItem(turn, itemId, count)
  for (const { flag, value } of stage.flags) emit(turn, { type: 'flag_set', flag, value })
  for (const { counter, value } of stage.counters)
    emit(turn, { type: 'counter_changed', counter, value, by: value, shown: shownAs(turn.game.secrets, counter) })
  for (const puzzleId of new Set(stage.solved))
    emit(turn, { type: 'puzzle_solved', playerId, puzzleId, points: 0, revealed: false, answer: null })
  if (stage.talk) talkFrom(turn, stage.talk)
}

/** Starts a named node regardless of its conditions; its rewards and choices work as in play. */
function talkFrom(turn: Turn, { npcId, nodeId }: NonNullable<Stage['talk']>): void {
  if (nodeId === null) return void talkTo(turn, npcId)
  const npc = turn.game.secrets.npcs.find(({ id }) => id === npcId)
  if (!npc) return
  emit(turn, { type: 'dialogue_opened', playerId: turn.actor.playerId, npcId })
  walkTo(turn, npc, nodeId)
}

function shownAs(secrets: EditionSecrets, counter: string): ShownCounter | null {
  for (const effect of effectsOf(secrets)) {
    if (effect.type === 'change_counter' && effect.counter === counter && !effect.hidden)
      return { label: effect.label ?? {}, max: effect.max ?? null }
  }
  return null
}
