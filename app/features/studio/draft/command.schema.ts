import { isStorableJson } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { rowId } from '#app/features/rows/field-schemas.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'

const fields: z.ZodType<Changes> = z
  .record(z.string().max(100), z.json())
  .refine((value) => isStorableJson(value, { depth: 24, parts: 20_000 }), { error: 'studio_errors_unreadable' })
const kind = z.enum(kindNames)
const ids = z.array(rowId).min(1).max(2_000)

/** `was`: the fields as their author saw them, to detect conflicts. `create` does nothing when the row exists.
 * `arrange`: rows not named come after; a null parent is the adventure. `batch`: all or none. */
const single = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('create'), kind, id: rowId, parent: rowId.nullable().default(null), fields }),
  z.strictObject({ op: z.literal('change'), kind, id: rowId, fields, was: fields }),
  z.strictObject({ op: z.literal('remove'), kind, ids, was: z.record(rowId, fields).optional() }),
  z.strictObject({ op: z.literal('arrange'), kind, parent: rowId.nullable().default(null), ids }),
])
export const commandSchema = z.union([
  single,
  z.strictObject({ op: z.literal('batch'), commands: z.array(single).max(2_000) }),
])

export type Single = z.output<typeof single>
export type Command = z.output<typeof commandSchema>
export type Create = Extract<Command, { op: 'create' }>
export type Change = Extract<Command, { op: 'change' }>
export type Remove = Extract<Command, { op: 'remove' }>
export type Arrange = Extract<Command, { op: 'arrange' }>

export const singlesOf = (command: Command): readonly Single[] =>
  command.op === 'batch' ? command.commands : [command]
