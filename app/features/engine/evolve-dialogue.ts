import type { RunEvent } from './events.ts'
import { hasSeen, own } from './state-lookup.ts'
import { heardBy, noted, noticed } from './journal.ts'
import { putPlayer } from './put-player.ts'
import type { RunState } from './state.schema.ts'

const types = [
  'dialogue_opened',
  'node_seen',
  'dialogue_shown',
  'choices_changed',
  'choice_made',
  'dialogue_ended',
] as const
type DialogueEvent = Extract<RunEvent, { type: (typeof types)[number] }>

export const isDialogueEvent = (event: RunEvent): event is DialogueEvent =>
  (types as readonly string[]).includes(event.type)

export function evolveDialogue(state: RunState, event: DialogueEvent): RunState {
  switch (event.type) {
    case 'dialogue_opened':
    case 'dialogue_ended':
      return putPlayer(state, event.playerId, {}, undefined)
    case 'node_seen': {
      const { npcId, nodeId, text, at } = event
      const seen = hasSeen(state, npcId, nodeId)
        ? state
        : { ...state, seenNodes: [...state.seenNodes, { npcId, nodeId }] }
      return text ? noted(seen, { kind: 'said', at, text, npcId, ...heardBy(event) }) : seen
    }
    case 'dialogue_shown': {
      const { playerId, npcId, nodeId, step, text, subtitle, choices, mustChoose, at } = event
      const dialogue = { npcId, nodeId, step, text, subtitle, choices, mustChoose }
      const heard = noticed(state, { kind: 'said', at, text, npcId, ...heardBy(event) })
      return { ...putPlayer(heard, playerId, { dialogue }, event.for), dialogueSteps: step }
    }
    case 'choices_changed': {
      const { playerId, step, choices, mustChoose } = event
      const place = own(state.players, playerId)
      return place?.dialogue
        ? {
            ...putPlayer(state, playerId, { dialogue: { ...place.dialogue, step, choices, mustChoose } }, place.for),
            dialogueSteps: Math.max(step, state.dialogueSteps),
          }
        : state
    }
    case 'choice_made':
      return noted(state, {
        kind: 'chose',
        at: event.at,
        text: event.text,
        npcId: event.npcId,
        by: event.playerId,
        ...heardBy(event),
      })
  }
}
