import { findNode, isOpen } from './dialogue-choices.ts'
import type { SecretNode, SecretNpc } from './edition-secrets.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { rolesOf } from './roles.ts'
import { own } from './state-lookup.ts'
import type { DialogueState } from './state.schema.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit, narrow, narrowToPlace } from './turn.ts'
import { walkTo, wayOn } from './walk-dialogue.ts'

/** Begins a conversation at the NPC's first node whose conditions hold. Refused if nothing would happen. */
export function talkTo(turn: Turn, npcId: string): Refusal | null {
  const npc = turn.game.secrets.npcs.find(({ id }) => id === npcId)
  const { state, clock, actor } = turn
  const start = npc?.nodes.find((node) => evaluate(node.conditions, state, clock, rolesOf(state, actor.playerId)))
  if (!npc || !start) return { refused: 'nothingToSay' }
  narrow(turn, (roles) => evaluate(start.conditions, state, clock, roles))
  emit(turn, { type: 'dialogue_opened', playerId: turn.actor.playerId, npcId })
  walkTo(turn, npc, start.nodeId)
  const silent = ['dialogue_opened', 'node_seen', 'dialogue_ended']
  return turn.events.every(({ type }) => silent.includes(type)) ? { refused: 'nothingToSay' } : null
}

interface Conversation {
  dialogue: DialogueState
  npc: SecretNpc
  node: SecretNode
}

function conversation(turn: Turn, step: number): Conversation | Refusal {
  const dialogue = own(turn.state.players, turn.actor.playerId)?.dialogue
  const npc = dialogue && turn.game.secrets.npcs.find(({ id }) => id === dialogue.npcId)
  const node = npc && findNode(npc, dialogue.nodeId)
  if (!node) return { refused: 'notTalking' }
  narrowToPlace(turn, turn.actor.playerId)
  return dialogue.step === step ? { dialogue, npc, node } : { refused: 'movedOn' }
}

export function choose(turn: Turn, step: number, index: number): Refusal | null {
  const here = conversation(turn, step)
  if ('refused' in here) return here
  const { npc, node, dialogue } = here
  const shown = dialogue.choices[index]
  const choice = shown && node.choices[shown.place]
  if (!choice) return { refused: 'movedOn' }
  const { state, clock, actor } = turn
  if (!isOpen(npc, choice, state, clock, rolesOf(state, actor.playerId))) return { refused: 'choiceLocked' }
  narrow(turn, (roles) => isOpen(npc, choice, state, clock, roles))
  if (isAnswer(node, dialogue))
    emit(turn, { type: 'choice_made', playerId: turn.actor.playerId, npcId: npc.id, text: choice.text })
  walkTo(turn, npc, choice.nextNodeId)
  return null
}

const isAnswer = (node: SecretNode, { choices }: DialogueState): boolean =>
  node.type === 'question' || choices.length > 1

/** Continues with the first open choice, or ends the conversation. A question waits, unless all choices are closed. */
export function goOn(turn: Turn, step: number): Refusal | null {
  const here = conversation(turn, step)
  if ('refused' in here) return here
  const { npc, node } = here
  const way = wayOn(turn, npc, node)
  if (way && node.type === 'question') return { refused: 'choiceNeeded' }
  if (way) walkTo(turn, npc, way.nextNodeId)
  else emit(turn, { type: 'dialogue_ended', playerId: turn.actor.playerId, npcId: npc.id })
  return null
}

export function leaveDialogue(turn: Turn): null {
  const { playerId } = turn.actor
  const dialogue = own(turn.state.players, playerId)?.dialogue
  narrowToPlace(turn, playerId)
  if (dialogue) emit(turn, { type: 'dialogue_ended', playerId, npcId: dialogue.npcId })
  return null
}
