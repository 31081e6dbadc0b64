import { chosenStatuses } from '#app/shared/statuses.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { jsonTrouble } from '#app/shared/storable.ts'
import { commandSchema, singlesOf } from './command.schema.ts'
import type { Command, Single } from './command.schema.ts'
import { rowId } from '#app/features/rows/field-schemas.ts'
import { holdsTexts } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'

export const mostCommands = 500
const mostWork = 2_000

const workOf = (command: Command): number => singlesOf(command).reduce((sum, each) => sum + workOfOne(each), 0)

function workOfOne(single: Single): number {
  if ('ids' in single) return single.ids.length
  // A change of texts compares them with their translations.
  return single.op === 'change' && holdsTexts(kindOf(single.kind), single.fields) ? 4 : 1
}

export function inOneRequest<Entry extends { command: Command }>(entries: readonly Entry[]): readonly Entry[] {
  let work = 0
  const end = entries.findIndex(({ command }, index) => (work += workOf(command)) > mostWork && index > 0)
  return entries.slice(0, end < 0 ? mostCommands : Math.min(end, mostCommands))
}

export const requestSchema = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('edit'),
    commands: z
      .array(z.strictObject({ id: rowId, command: commandSchema }))
      .min(1)
      .max(mostCommands)
      .refine((commands) => commands.reduce((sum, { command }) => sum + workOf(command), 0) <= mostWork),
  }),
  z.strictObject({ intent: z.literal('change-status'), status: z.enum(chosenStatuses) }),
  z.strictObject({ intent: z.literal('publish-update') }),
  z.strictObject({ intent: z.literal('renew-link') }),
  z.strictObject({ intent: z.literal('resubmit') }),
  z.strictObject({ intent: z.literal('check-draft') }),
])

/** The address names the adventure, so that no body can name another one. Objects are strict. */
export const editorRequestSchema = z
  .unknown()
  // Parsing arbitrarily deep JSON would overflow the stack.
  .refine((body) => jsonTrouble(body, { depth: 40, parts: 1_000_000 }) === null)
  .pipe(requestSchema)

export const sentSchema = z.looseObject({ writtenIn: languageSchema.optional() })

export type EditorRequest = z.input<typeof requestSchema>
export type EditorAsk = z.output<typeof requestSchema>
