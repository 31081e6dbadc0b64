import type { Reference } from '#app/features/engine/conditions/kind.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EventBody } from '#app/features/engine/events.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { z } from '#app/shared/zod.ts'

/** The game as it stands, and whose turn it is. */
export type EffectContext = { edition: EditionDocument; state: RunState; playerId: string }

/** A kind of effect, as the game understands it; its texts and form are in `studio/rules`. */
export interface EffectKind<Effect, Schema = z.ZodType<Effect>> {
  schema: Schema
  /** The rows it needs, and the flag or counter it changes. */
  references(effect: Effect): Reference[]
  /** What happens to the player whose turn it is. Empty when there is nothing to do. */
  events(effect: Effect, context: EffectContext): EventBody[]
}

/** Keeps the schema's own type, from which the type of all effects is made. */
export const effectKind = <Schema extends z.ZodObject>(
  kind: EffectKind<z.infer<Schema>, Schema>,
): EffectKind<z.infer<Schema>, Schema> => kind
