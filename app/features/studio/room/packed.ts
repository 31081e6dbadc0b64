import { findRow } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import type { Change } from '#app/features/studio/draft/command.schema.ts'
import { changeOf } from '#app/features/studio/draft/make-command.ts'

/** What a puzzle gives is not in sight at the start. */
export const packed = (draft: Draft, ids: readonly string[]): Change[] =>
  ids.flatMap((id) => {
    const found = findRow(draft, id)
    return !found || found.row['placement'] === 'container'
      ? []
      : [changeOf(found.kind, found.row, { placement: 'container' })]
  })
