import type { Command } from '#app/features/studio/draft/command.schema.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import { nameIn } from './step-back.ts'
import { newEntry } from './log.ts'
import type { Log } from './log.ts'

/** The row's dialog closes with it, so what was typed there stays in the log. */
export const isOfGoneRow = (command: Command, { reason }: Refusal): boolean =>
  command.op === 'change' && reason === 'gone'

export const withGoneRow = (log: Log, command: Command, draft: Draft, why: Refusal): Log =>
  isOfGoneRow(command, why)
    ? [...log, { ...newEntry(command, nameIn(command, draft, draft), 0), status: 'refused', why }]
    : log
