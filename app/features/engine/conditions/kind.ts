import type { z } from '#app/shared/zod.ts'
import type { Clock } from '#app/features/engine/clock.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'

export type Reference =
  | { kind: 'item' | 'npc' | 'puzzle' | 'scene' | 'flag' | 'counter'; id: string }
  | { kind: 'node'; npcId: string; id: string }

export const idsOfKind = (references: readonly Reference[], ...kinds: Reference['kind'][]): string[] =>
  references.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []))

/** The current value of what a condition asks about; null for a flag that was never set. */
export type Actual = FlagValue | null

/** A kind of condition, as the game understands it; its texts are in `adventure/conditions`. */
export interface ConditionKind<Leaf, Schema = z.ZodType<Leaf>> {
  schema: Schema
  references(leaf: Leaf): Reference[]
  /** `roles`: those of the player who is asked about. */
  actual(leaf: Leaf, state: RunState, clock: Clock, roles: readonly Role[]): Actual
  holds(leaf: Leaf, state: RunState, clock: Clock, roles: readonly Role[]): boolean
  /** In how many ms time alone may change the answer: may be too early, never too late. Null if it never does. */
  leftMs: { of(leaf: Leaf, state: RunState, clock: Clock): number }['of'] | null
}

/** Preserves the schema's own type, from which the grammar is built, and whether time turns the condition on. */
export const conditionKind = <Schema extends z.ZodObject, LeftMs extends ConditionKind<z.infer<Schema>>['leftMs']>(
  kind: ConditionKind<z.infer<Schema>, Schema> & { leftMs: LeftMs },
): ConditionKind<z.infer<Schema>, Schema> & { leftMs: LeftMs } => kind
