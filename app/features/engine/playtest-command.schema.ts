import { z } from '#app/shared/zod.ts'
import { countOfItems } from './limits.ts'
import { roleSchema } from './role.schema.ts'
import { entityId, flagName, flagValue, wholeWithin } from './references.schema.ts'

const count = wholeWithin(countOfItems)

export const playtestCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('playtest_go'), sceneId: entityId }),
  z.strictObject({ type: z.literal('playtest_give'), itemId: entityId, count }),
  z.strictObject({ type: z.literal('playtest_take'), itemId: entityId, count }),
  z.strictObject({ type: z.literal('playtest_role'), role: roleSchema.nullable() }),
  z.strictObject({ type: z.literal('playtest_flag'), flag: flagName, value: flagValue }),
])
export type PlaytestCommand = z.infer<typeof playtestCommandSchema>

const types: ReadonlySet<string> = new Set(playtestCommandSchema.options.map((option) => option.shape.type.value))

export const isPlaytestCommand = <Other extends { type: string }>(
  command: Other | PlaytestCommand,
): command is PlaytestCommand => types.has(command.type)
