import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Json } from '#app/features/puzzles/contract/contract.ts'
import type { Goal, LeadsTo } from './goal.schema.ts'
import type { Halt } from './group-command.ts'
import type { SecretLook } from './look.schema.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { FlagValue } from './references.schema.ts'
import type { DialogueState, Hold, RunEnding, ShownCounter, Vote } from './state.schema.ts'

export type VoteOutcome = 'agreed' | 'refused' | 'taken_back' | 'lapsed'

/** Has everything that `evolve` needs, including texts that were earned: replaying needs no clock, edition or judge. */
export type EventBody =
  | { type: 'player_joined'; playerId: string; sceneId: string }
  | { type: 'player_left'; playerId: string }
  /** Gone for long while others are here, who share the roles until this player is back. */
  | { type: 'player_away' | 'player_back'; playerId: string }
  | { type: 'moved'; playerId: string; sceneId: string }
  | { type: 'scene_revealed'; sceneId: string }
  | { type: 'hotspot_taken'; playerId: string; hotspotId: string }
  /** `again`: every line had been said before. */
  | ({ type: 'looked'; playerId: string; text: LocalText | null; again?: true } & Omit<SecretLook, 'lines'>)
  /** The first of two has pressed. `until`: see `state.holds`. */
  | ({ type: 'held' } & Omit<Hold, 'for'>)
  /** Both: `partnerId` has held the first of these hotspots. */
  | { type: 'done_together'; playerId: string; partnerId: string; hotspotIds: string[] }
  | { type: 'item_gained'; playerId: string; itemId: string; count: number }
  | { type: 'item_lost'; playerId: string; itemId: string; count: number }
  | { type: 'item_examined'; playerId: string; itemId: string }
  /** `rule`: its name if it works only once. */
  | {
      type: 'item_used'
      playerId: string
      itemId: string
      hotspotId: string | null
      otherItemId: string | null
      rule: string | null
    }
  | { type: 'flag_set'; flag: string; value: FlagValue }
  /** `by`: the actual change. `shown`: how players see it; null if they do not. */
  | { type: 'counter_changed'; counter: string; value: number; by: number; shown: ShownCounter | null }
  | { type: 'experience_gained'; amount: number }
  | { type: 'said'; playerId: string; text: LocalText; npcId: string | null }
  | { type: 'dialogue_opened'; playerId: string; npcId: string }
  /** The first visit to a node by any player; `text` is null if it says nothing. */
  | { type: 'node_seen'; playerId: string; npcId: string; nodeId: string; text: LocalText | null }
  | ({ type: 'dialogue_shown'; playerId: string } & DialogueState)
  | ({ type: 'choices_changed'; playerId: string } & Pick<DialogueState, 'step' | 'choices' | 'mustChoose'>)
  | { type: 'choice_made'; playerId: string; npcId: string; text: LocalText }
  | { type: 'dialogue_ended'; playerId: string; npcId: string }
  | { type: 'puzzle_opened'; playerId: string; puzzleId: string; startsClock: boolean; keepsProgress?: true }
  | { type: 'puzzle_closed'; playerId: string }
  | { type: 'puzzle_restarted'; playerId: string; puzzleId: string; keepsProgress?: true }
  | { type: 'answered_wrong'; playerId: string; puzzleId: string; key: string; reply: LocalText | null }
  | {
      type: 'answered_in_part'
      playerId: string
      puzzleId: string
      progress: Json
      view: Json
      again?: true
      reply: LocalText | null
    }
  | {
      type: 'attempts_exhausted'
      puzzleId: string
      pausedUntil: number | null
      penaltyMs: number
      answerOffered: boolean
    }
  | {
      type: 'hint_given'
      playerId: string
      puzzleId: string
      text: LocalText
      cost: number
      known?: Json
      shown?: Json
    }
  | {
      type: 'puzzle_solved'
      playerId: string
      puzzleId: string
      points: number
      revealed: boolean
      answer: Partial<Record<Locale, Json>> | null
      told?: LocalText
    }
  /** `place`: in the journal. */
  | { type: 'pinned'; playerId: string; place: number; pinned: boolean }
  /** What a place that does not work yet says, the first time. */
  | { type: 'found_shut'; playerId: string; hotspotId: string; text: LocalText }
  /** `goal`: null if there is nothing to do, `partners` if there is for somebody of the other role. `isFree`: see
   * `goalIsFree`. `others`: there are more goals. `further`: a step after the nudge. `step`: null if it repeats what the
   * party was told. */
  | {
      type: 'goal_told'
      playerId: string
      goal: Goal | null
      partners?: true
      isFree?: true
      leadsTo?: LeadsTo
      others?: true
      further?: true
      step: { text: LocalText | null; cost: number } | null
    }
  /** The author tries a playtest with other roles. */
  | { type: 'role_tried'; playerId: string; roles: Role[] }
  | { type: 'untimed_set'; playerId: string; untimed: boolean }
  /** Instead of the deed, which `command` does once the others agree. */
  | ({ type: 'vote_asked' } & Omit<Vote, 'agreed'>)
  | { type: 'vote_agreed'; playerId: string }
  /** `lapsed`: what was asked about can no longer be done. `playerId`: who closed it; null if nobody in particular. */
  | { type: 'vote_closed'; playerId: string | null; outcome: VoteOutcome }
  /** The author marked what happens as final. */
  | { type: 'others_asked' }
  /** The organiser of its session did these. */
  | { type: 'halted'; why: Halt }
  | { type: 'resumed' }
  | { type: 'time_given'; ms: number }
  | { type: 'organiser_said'; text: string }
  | { type: 'finished'; ending: Omit<RunEnding, 'at'> }

/** `at`: milliseconds on the run's clock. `for`: the roles that may know of it; absent: everybody. */
export type RunEvent = EventBody & { at: number; for?: Role[] }
