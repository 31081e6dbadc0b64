import { mergeChanges } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { EditorState } from '#app/features/studio/draft/log/editor-state.ts'
import type { TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'
import { freshLine } from '#app/features/studio/texts/text-places.ts'
import { Typing } from '#app/features/studio/texts/typing.ts'
import type { ProofChange } from './compare-proof.ts'

/** Changes by row, as if each text had been typed. `left`: those whose text has changed since they were shown. */
export function proofEdits(
  state: Pick<EditorState, 'draft' | 'log'>,
  languages: TextLanguages,
  chosen: readonly Pick<ProofChange, 'line' | 'side' | 'before' | 'after'>[],
): { edits: Record<string, Changes>; left: number } {
  const edits: Record<string, Changes> = {}
  let left = 0
  for (const { line: drawn, side, before, after } of chosen) {
    if (freshLine(state, drawn, languages)[side] !== before) {
      left++
      continue
    }
    const sofar = edits[drawn.row] ?? {}
    const line = freshLine(state, drawn, languages, sofar)
    const stood = side === 'primary' ? new Typing().stood(line, after) : undefined
    const isRight = side === 'other' && line.origin !== null
    const mark = isRight ? { translatedFrom: { [languages.other]: { [line.path]: '' } } } : {}
    edits[line.row] = mergeChanges(sofar, { ...line.write(side, after, stood), ...mark })
  }
  return { edits, left }
}
