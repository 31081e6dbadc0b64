import { applyCommands } from '#app/features/studio/draft/apply-command.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import type { Command, Remove } from '#app/features/studio/draft/command.schema.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { writtenIn } from '#app/features/studio/draft/seen.ts'
import { rowsIn, Work } from '#app/features/studio/draft/work.ts'

/** A command whose removals say what its author saw in the removed rows. */
export function asSeen(command: Command, draft: Draft): Command {
  let now = draft
  const singles = singlesOf(command).map((single) => {
    const going = single.op === 'remove' ? rowsIn(new Work(now), single.kind, single.ids) : []
    if (command.op === 'batch') now = applyCommands(now, [single], { force: true })
    const was = Object.fromEntries(going.map(({ kind, row }) => [row.id, writtenIn(kind, row)])) as Remove['was']
    return single.op === 'remove' ? { ...single, was } : single
  })
  return command.op === 'batch' ? { ...command, commands: singles } : singles[0]!
}
