import type { VoteOutcome } from './events.ts'

export type Notice =
  | { type: 'player_joined' | 'player_left'; playerId: string }
  | { type: 'moved'; playerId: string; sceneName: string }
  | { type: 'scene_revealed'; sceneName: string }
  | { type: 'item_gained' | 'item_lost'; playerId: string; itemId: string; itemName: string; count: number }
  | { type: 'item_used'; playerId: string; itemName: string; otherItemName: string | null }
  | { type: 'dialogue_opened' | 'dialogue_ended'; playerId: string; npcName: string }
  | { type: 'npc_spoke' | 'choice_made'; playerId: string; npcName: string; text: string }
  | { type: 'experience_gained'; amount: number }
  | { type: 'counter_changed'; name: string; value: number; by: number; max: number | null }
  | { type: 'said'; text: string; npcName: string | null }
  | {
      type: 'looked'
      playerId: string
      hotspotName: string
      /** For the player who pressed; what they see and hear is among the media of the answer. */
      text: string | null
      picture: { assetId: string; altText: string } | null
      sound: { assetId: string; caption: string } | null
      again?: true
    }
  | { type: 'puzzle_opened'; playerId: string; puzzleName: string }
  | { type: 'answered_wrong'; playerId: string; puzzleId: string; reply: string | null }
  | { type: 'answered_in_part'; playerId: string; puzzleId: string; again?: true; reply: string | null }
  | { type: 'attempts_exhausted'; puzzleId: string; penaltyMs: number; answerOffered: boolean }
  | { type: 'hint_given'; playerId: string; puzzleId: string; puzzleName: string }
  | { type: 'puzzle_solved'; playerId: string; puzzleId: string; puzzleName: string; points: number; revealed: boolean }
  /** `isKept`: until it is done. */
  | { type: 'held'; playerId: string; isKept: boolean }
  | { type: 'done_together'; playerId: string; partnerId: string }
  | { type: 'found_shut'; playerId: string; text: string }
  /** What was told is in the journal of the party. */
  | { type: 'goal_told'; playerId: string; isNew: boolean }
  | { type: 'untimed_set'; playerId: string; untimed: boolean }
  | { type: 'vote_closed'; playerId: string | null; outcome: VoteOutcome }
  | { type: 'halted' | 'resumed' }
  | { type: 'time_given'; ms: number }
  | { type: 'organiser_said'; text: string }
  | { type: 'finished' }
