import { z } from '#app/shared/zod.ts'
import type { PlaytestCommand } from './playtest-command.schema.ts'
import { goalSteps } from './goal.schema.ts'
import type { GroupCommand } from './group-command.ts'
import { playtestCommandSchema } from './playtest-command.schema.ts'
import { entityId } from './references.schema.ts'
import type { Stage } from './stage.schema.ts'

const step = z.number().int().min(0)

/** Strict: refuses unknown kinds and keys. Player, time and language come from the server, never from a command. */
export const deedSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('use_hotspot'), hotspotId: entityId }),
  z.strictObject({ type: z.literal('travel'), sceneId: entityId }),
  z.strictObject({ type: z.literal('close_puzzle') }),
  z.strictObject({ type: z.literal('answer'), puzzleId: entityId, answer: z.unknown() }),
  /** `place`: hints given when the player asked, so that nobody pays a price unseen. The type reads `notes`. */
  z.strictObject({
    type: z.literal('take_hint'),
    puzzleId: entityId,
    place: z.number().int().min(0).optional(),
    notes: z.unknown().optional(),
  }),
  z.strictObject({ type: z.literal('reveal_puzzle'), puzzleId: entityId }),
  z.strictObject({ type: z.literal('restart_puzzle'), puzzleId: entityId }),
  z.strictObject({ type: z.literal('use_item'), itemId: entityId }),
  z.strictObject({ type: z.literal('use_item_on'), itemId: entityId, hotspotId: entityId }),
  z.strictObject({ type: z.literal('combine_items'), itemId: entityId, otherItemId: entityId }),
  z.strictObject({ type: z.literal('examine_item'), itemId: entityId }),
  /** Answer an NPC. `step` is the step shown, `choice` the index in the choices shown, from 0. */
  z.strictObject({ type: z.literal('choose'), step, choice: z.number().int().min(0).max(19) }),
  z.strictObject({ type: z.literal('continue'), step }),
  z.strictObject({ type: z.literal('leave_dialogue') }),
  z.strictObject({ type: z.literal('set_untimed'), untimed: z.boolean() }),
  /** Keeps the line at this place of the journal beside puzzles, for this player alone. */
  z.strictObject({ type: z.literal('pin'), place: z.number().int().min(0), pinned: z.boolean() }),
  /** `told`: asks for one more step of the player's goal, after so many; 0: for none, unless that goal is done; without
   * it, what there is to do at all. `other`: for another goal than that. */
  z.strictObject({
    type: z.literal('ask_goal'),
    told: z.number().int().min(0).max(goalSteps.length).optional(),
    other: z.literal(true).optional(),
  }),
])
/** What a player does in the game itself. */
export type Deed = z.infer<typeof deedSchema>

const voteCommandSchema = z.discriminatedUnion('type', [
  /** `vote`: when it ends, which names it. Who asked takes the question back by not agreeing. */
  z.strictObject({ type: z.literal('vote'), vote: z.number(), agree: z.boolean() }),
  /** Closes a vote whose time is over; sent by the players' pages, since a game moves only by commands. */
  z.strictObject({ type: z.literal('count_vote'), vote: z.number() }),
])
export type VoteCommand = z.infer<typeof voteCommandSchema>

export const playerCommandSchema = z.discriminatedUnion('type', [...deedSchema.options, ...voteCommandSchema.options])
export type PlayerCommand = z.infer<typeof playerCommandSchema>

export const sentCommandSchema = z.discriminatedUnion('type', [
  ...playerCommandSchema.options,
  ...playtestCommandSchema.options,
])
export type SentCommand = PlayerCommand | PlaytestCommand

/** Only the server issues these: when somebody enters, leaves, is away for long or comes back, or a playtest continues
 * in a newer edition. `sceneId` and `stage` of `join` serve an owner's playtest; `arrive`: a code on a wall was scanned. */
export type PartyCommand =
  | { type: 'join'; sceneId?: string; stage?: Stage }
  | { type: 'leave' }
  | { type: 'go_away' }
  | { type: 'come_back' }
  | { type: 'catch_up' }
  | { type: 'arrive'; sceneId: string; puzzleId?: string }

export type Command = SentCommand | PartyCommand | GroupCommand
