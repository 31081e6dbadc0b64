import { z } from '#app/shared/zod.ts'
import type { PlaytestCommand } from './playtest-command.schema.ts'
import { playtestCommandSchema } from './playtest-command.schema.ts'
import { entityId } from './references.schema.ts'
import type { Stage } from './stage.schema.ts'

const step = z.number().int().min(0)

/**
 * Strict: unknown kinds and keys are refused. Who asks, when, and in which language comes from the server, never from
 * here.
 */
export const playerCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('use_hotspot'), hotspotId: entityId }),
  z.strictObject({ type: z.literal('travel'), sceneId: entityId }),
  z.strictObject({ type: z.literal('close_puzzle') }),
  z.strictObject({ type: z.literal('answer'), puzzleId: entityId, answer: z.unknown() }),
  /**
   * `place`: hints given when the player asked, so that nobody pays a price they were not shown. `notes`: read by the
   * type's own schema.
   */
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
  /** Answer an NPC. `step` is the one shown, `choice` the place in the choices shown, from 0. */
  z.strictObject({ type: z.literal('choose'), step, choice: z.number().int().min(0).max(19) }),
  z.strictObject({ type: z.literal('continue'), step }),
  z.strictObject({ type: z.literal('leave_dialogue') }),
  z.strictObject({ type: z.literal('set_untimed'), untimed: z.boolean() }),
])
export type PlayerCommand = z.infer<typeof playerCommandSchema>

export const sentCommandSchema = z.discriminatedUnion('type', [
  ...playerCommandSchema.options,
  ...playtestCommandSchema.options,
])
export type SentCommand = PlayerCommand | PlaytestCommand

/**
 * What only the server asks for, when somebody enters or leaves the party. `sceneId` and `stage` serve an owner's
 * playtest.
 */
export type PartyCommand = { type: 'join'; sceneId?: string; stage?: Stage } | { type: 'leave' }

export type Command = SentCommand | PartyCommand
