import type { RunEvent } from './events.ts'
import { hasSeen, own } from './state-lookup.ts'
import { noted } from './journal.ts'
import type { DialogueState, RunState } from './state.schema.ts'

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
      return listen(state, event.playerId, null)
    case 'node_seen': {
      const { npcId, nodeId, text, at } = event
      const seen = hasSeen(state, npcId, nodeId)
        ? state
        : { ...state, seenNodes: [...state.seenNodes, { npcId, nodeId }] }
      return text ? noted(seen, { kind: 'said', at, text, npcId }) : seen
    }
    case 'dialogue_shown': {
      const { playerId, npcId, nodeId, step, text, subtitle, choices, mustChoose } = event
      return {
        ...listen(state, playerId, { npcId, nodeId, step, text, subtitle, choices, mustChoose }),
        dialogueSteps: step,
      }
    }
    case 'choices_changed': {
      const { playerId, step, choices, mustChoose } = event
      const dialogue = own(state.players, playerId)?.dialogue
      return dialogue
        ? {
            ...listen(state, playerId, { ...dialogue, step, choices, mustChoose }),
            dialogueSteps: Math.max(step, state.dialogueSteps),
          }
        : state
    }
    case 'choice_made':
      return noted(state, { kind: 'chose', at: event.at, text: event.text, npcId: event.npcId, by: event.playerId })
  }
}

function listen(state: RunState, playerId: string, dialogue: DialogueState | null): RunState {
  const place = own(state.players, playerId)
  return place ? { ...state, players: { ...state.players, [playerId]: { ...place, puzzleId: null, dialogue } } } : state
}
