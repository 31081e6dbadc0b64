import { z } from '#app/shared/zod.ts'
import type { PlaytestCommand } from './playtest-command.schema.ts'
import { playtestCommandSchema } from './playtest-command.schema.ts'
import { entityId } from './references.schema.ts'
import type { Stage } from './stage.schema.ts'

const step = z.number().int().min(0)

/**
 * What a player may ask for. Strict: an unknown kind or key is refused. Who asks, when, and in which language the game is
 * read comes from the server, never from here.
 */
export const playerCommandSchema = z.discriminatedUnion('type', [
  /** Touch a place of the scene: go through, open its puzzle, pick up its item, talk to its NPC. */
  z.strictObject({ type: z.literal('use_hotspot'), hotspotId: entityId }),
  /** Go to a scene that an effect revealed. */
  z.strictObject({ type: z.literal('travel'), sceneId: entityId }),
  z.strictObject({ type: z.literal('close_puzzle') }),
  /** `answer` has the shape of the puzzle type, whose own schema judges it. */
  z.strictObject({ type: z.literal('answer'), puzzleId: entityId, answer: z.unknown() }),
  /**
   * `place`: how many hints were given when the player asked, so that nobody pays a price that they were not shown. `notes`: what the player
   * noted so far, for a hint that the puzzle type works out; its own schema reads them.
   */
  z.strictObject({
    type: z.literal('take_hint'),
    puzzleId: entityId,
    place: z.number().int().min(0).optional(),
    notes: z.unknown().optional(),
  }),
  /** See the answer and go on, for no points. */
  z.strictObject({ type: z.literal('reveal_puzzle'), puzzleId: entityId }),
  /** Start a puzzle anew when its time is up. */
  z.strictObject({ type: z.literal('restart_puzzle'), puzzleId: entityId }),
  /** Use an item by itself, or on a place of the scene. */
  z.strictObject({ type: z.literal('use_item'), itemId: entityId }),
  z.strictObject({ type: z.literal('use_item_on'), itemId: entityId, hotspotId: entityId }),
  /** Put two items together; in which order does not matter. With itself it needs two of the item. */
  z.strictObject({ type: z.literal('combine_items'), itemId: entityId, otherItemId: entityId }),
  /** Look at an item closely: it is not new any more. */
  z.strictObject({ type: z.literal('examine_item'), itemId: entityId }),
  /** Answer an NPC. `step` is the one shown, `choice` the place in the choices shown, from 0. */
  z.strictObject({ type: z.literal('choose'), step, choice: z.number().int().min(0).max(19) }),
  /** Let an NPC go on, or end the conversation when there is nothing more. */
  z.strictObject({ type: z.literal('continue'), step }),
  z.strictObject({ type: z.literal('leave_dialogue') }),
  z.strictObject({ type: z.literal('set_untimed'), untimed: z.boolean() }),
])
export type PlayerCommand = z.infer<typeof playerCommandSchema>

/** What a browser may send: of a creator who tries out a draft, some commands more. Only a playtest obeys those. */
export const sentCommandSchema = z.discriminatedUnion('type', [
  ...playerCommandSchema.options,
  ...playtestCommandSchema.options,
])
export type SentCommand = PlayerCommand | PlaytestCommand

/** What only the server asks for, when somebody enters or leaves the party. `sceneId` and `stage` serve an owner's playtest. */
export type PartyCommand = { type: 'join'; sceneId?: string; stage?: Stage } | { type: 'leave' }

export type Command = SentCommand | PartyCommand
