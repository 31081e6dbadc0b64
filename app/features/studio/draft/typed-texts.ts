import { rowId } from '#app/features/rows/field-schemas.ts'
import { deviceStorage, listUnsent } from '#app/shared/unsent-edits.ts'
import { commandSchema, singlesOf } from './command.schema.ts'
import type { Command } from './command.schema.ts'

/** What was typed in a command, to be copied. */
export function typedTexts(command: Command): string[] {
  return singlesOf(command).flatMap((single) => {
    if (single.op !== 'change') return []
    const { translatedFrom: _origins, ...fields } = single.fields
    const before = new Set(stringsIn(single.was))
    return stringsIn(fields).filter((text) => text.trim() !== '' && !before.has(text) && !rowId.safeParse(text).success)
  })
}

/** What somebody typed in an adventure and this device still keeps, as none of it could be sent. */
export const unsentTexts = (user: string, adventure: string, storage = deviceStorage()): string[] => [
  ...new Set(
    listUnsent(storage, user)
      .filter((unsent) => unsent.adventure === adventure)
      .flatMap(({ log }) => log)
      .flatMap(({ command }) => {
        const read = commandSchema.safeParse(command)
        return read.success ? typedTexts(read.data) : []
      }),
  ),
]

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []
