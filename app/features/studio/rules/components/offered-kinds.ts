import { conditionTexts } from '#app/features/adventure/conditions/index.ts'
import type { Choice } from '#app/features/adventure/conditions/kind.ts'
import { leafTypes } from '#app/features/engine/conditions/index.ts'
import type { LeafType } from '#app/features/engine/conditions/index.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'

type Rows = Pick<DraftView, 'scenes' | 'puzzles' | 'items' | 'nodes'>

/** The draft's lists that hold the rows of a choice. */
export const rowsOf = { puzzle: 'puzzles', item: 'items', scene: 'scenes' } as const

function isThere(choice: Choice, rows: Rows): boolean {
  if (choice.as === 'node') return rows.nodes.length > 0
  return choice.as !== 'row' || choice.any !== undefined || rows[rowsOf[choice.of]].length > 0
}

/** A new line starts with a kind of row that the adventure has. */
export const firstKind = (rows: Rows): LeafType =>
  leafTypes.find((type) => conditionTexts[type].choices.every((choice) => isThere(choice, rows))) ?? 'flag_set'
