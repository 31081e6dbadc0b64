import { mergeChanges } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Log } from '#app/features/studio/draft/log/log.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import type { TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'
import { freshLine } from './text-places.ts'
import type { TextLine } from './text-places.ts'

/** `from`: the original when it was sent. */
export type ApprovedTranslation = { line: TextLine; from: string; text: string }

/** Changes by row. A text translated meanwhile is left alone; one whose original has changed meanwhile is marked. */
export function approvedTranslations(
  state: { draft: DraftView; log: Log },
  languages: TextLanguages,
  approved: readonly ApprovedTranslation[],
): { edits: Record<string, Changes>; count: number } {
  const edits: Record<string, Changes> = {}
  let count = 0
  for (const { line: drawn, from, text } of approved) {
    const before = edits[drawn.row] ?? {}
    const line = freshLine(state, drawn, languages, before)
    if (line.mark !== 'missing' || line.primary.trim() === '') continue
    const outgrown = line.primary === from ? {} : { translatedFrom: { [languages.other]: { [line.path]: from } } }
    edits[line.row] = mergeChanges(before, { ...line.write('other', text), ...outgrown })
    count++
  }
  return { edits, count }
}
