import { applyEffects } from './apply-effects.ts'
import { findNode, firstOpen, isOpen, offeredBy, speaks } from './dialogue-choices.ts'
import type { SecretNode, SecretNpc } from './edition-secrets.schema.ts'
import { roles } from '#app/shared/player-roles.ts'
import { rolesOf } from './roles.ts'
import { hasSeen, own } from './state-lookup.ts'
import type { Turn } from './turn.ts'
import { emit, narrow, narrowToPlace } from './turn.ts'

/** Maximum number of silent nodes in a row, so that an author's loop of them ends the conversation. */
const mostSilentNodes = 200

/** Leads the player to a node and on from it until somebody speaks, nothing more follows, or the run ends. */
export function walkTo(turn: Turn, npc: SecretNpc, nodeId: string): void {
  let node = findNode(npc, nodeId)
  for (let steps = 0; node && steps < mostSilentNodes; steps++) {
    visit(turn, npc, node)
    if (turn.state.ending) return
    if (speaks(node)) return show(turn, npc, node)
    const way = wayOn(turn, npc, node)
    node = way && findNode(npc, way.nextNodeId)
  }
  emit(turn, { type: 'dialogue_ended', playerId: turn.actor.playerId, npcId: npc.id })
}

/** The first open way on from a node, which the role that does not have it is not told of. */
export function wayOn(turn: Turn, npc: SecretNpc, node: SecretNode): SecretNode['choices'][number] | undefined {
  const { state, clock, actor } = turn
  const way = firstOpen(npc, node, state, clock, rolesOf(state, actor.playerId))
  if (way) narrow(turn, (roles) => isOpen(npc, way, state, clock, roles))
  return way
}

function visit(turn: Turn, npc: SecretNpc, node: SecretNode): void {
  const { nodeId } = node
  if (hasSeen(turn.state, npc.id, nodeId)) return
  emit(turn, {
    type: 'node_seen',
    playerId: turn.actor.playerId,
    npcId: npc.id,
    nodeId,
    text: speaks(node) ? node.content : null,
  })
  applyEffects(turn, node.rewards)
}

/** Runs after the rewards, which may have opened a choice or taken the player to another scene. */
function show(turn: Turn, npc: SecretNpc, node: SecretNode): void {
  const { nodeId, content: text, subtitle } = node
  const step = turn.state.dialogueSteps + 1
  const offered = offeredBy(npc, node, turn.state, turn.clock, rolesOf(turn.state, turn.actor.playerId))
  emit(turn, {
    type: 'dialogue_shown',
    playerId: turn.actor.playerId,
    npcId: npc.id,
    nodeId,
    step,
    text,
    subtitle,
    ...offered,
  })
}

/**
 * Runs after every command: a choice that appears or disappears makes a new step for the players who see it. The
 * conversation ends for a player to whom another player left nothing to answer.
 */
export function refreshChoices(turn: Turn): void {
  for (const playerId of Object.keys(turn.state.players).sort()) {
    const dialogue = own(turn.state.players, playerId)?.dialogue
    const npc = dialogue && turn.game.secrets.npcs.find(({ id }) => id === dialogue.npcId)
    const node = npc && findNode(npc, dialogue.nodeId)
    if (!node) continue
    const { choices, mustChoose } = offeredBy(npc, node, turn.state, turn.clock, rolesOf(turn.state, playerId))
    turn.audience = roles
    narrowToPlace(turn, playerId)
    if (dialogue.mustChoose && !mustChoose && playerId !== turn.actor.playerId) {
      emit(turn, { type: 'dialogue_ended', playerId, npcId: npc.id })
      continue
    }
    const samePlaces = placesOf(choices) === placesOf(dialogue.choices)
    if (samePlaces && choices.every(({ open }, index) => open === dialogue.choices[index]?.open)) continue
    const step = samePlaces ? dialogue.step : turn.state.dialogueSteps + 1
    emit(turn, { type: 'choices_changed', playerId, step, choices, mustChoose })
  }
}

const placesOf = (choices: readonly { place: number }[]) => choices.map(({ place }) => place).join()
