import type { Changes } from '#app/features/rows/changes.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import type { Command, Single } from '#app/features/studio/draft/command.schema.ts'
import type { Row } from '#app/features/rows/row-kind.ts'
import type { PuzzleRow } from '#app/features/rows/kinds/puzzle.ts'
import { rewritten } from '#app/features/studio/draft/words/rewritten.ts'
import { swapRow } from '#app/features/studio/draft/words/swap-row.ts'
import type { Swap } from '#app/features/studio/draft/words/swap-words.ts'
import type { Entry, Log } from './log.ts'

/** Keeps each text in its language, and resends what was refused for its language.
 * @param puzzles in the present language */
export const inLanguage = (log: Log, swap: Swap, puzzles: readonly Row[]): Log =>
  log.map((entry) => {
    const isUnheard = entry.status === 'refused' && entry.why?.reason === 'otherLanguage'
    const { command } = entry
    const puzzle = puzzleIn(command, puzzles)
    const inSwap = (side: Changes) => (command.op === 'change' ? rewritten(command.kind, side, swap, puzzle) : side)
    const collisions = entry.collisions.map(({ mine, theirs }) => ({ mine: inSwap(mine), theirs: inSwap(theirs) }))
    // an earlier attempt may have been carried out though its answer was lost, so it is resent unchanged
    return {
      ...swapped(entry, swap, puzzles),
      collisions,
      ...(isUnheard ? { status: 'lost' as const, why: null } : {}),
    }
  })

/** The same for one entry, which an earlier page may have kept on the device. */
export function swapped<Each extends Pick<Entry, 'command'>>(entry: Each, swap: Swap, puzzles: readonly Row[]): Each {
  const singles = singlesOf(entry.command).map((single) => swappedSingle(single, swap, puzzles))
  const command: Command = entry.command.op === 'batch' ? { op: 'batch', commands: singles } : singles[0]!
  return { ...entry, command }
}

function swappedSingle(single: Single, swap: Swap, puzzles: readonly Row[]): Single {
  if (single.op === 'create') return { ...single, fields: swapRow(single.kind, single.fields, swap) }
  if (single.op !== 'change') return single
  const puzzle = puzzleIn(single, puzzles)
  return {
    ...single,
    fields: rewritten(single.kind, single.fields, swap, puzzle),
    was: rewritten(single.kind, single.was, swap, puzzle),
  }
}

const puzzleIn = (command: Command, puzzles: readonly Row[]): PuzzleRow | undefined =>
  command.op === 'change' ? (puzzles.find(({ id }) => id === command.id) as PuzzleRow | undefined) : undefined
