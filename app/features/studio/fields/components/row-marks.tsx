import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { troubleOf } from '#app/features/studio/draft/log/log.ts'
import type { DialogDrafts } from '#app/features/studio/fields/dialog-drafts.ts'
import { OthersAtRow } from '#app/features/studio/live/components/others-at.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { useDialogDraftsPart } from './use-dialog-draft.ts'

/** Marks a row that is not saved, that has unfinished input in its closed dialog, or in which somebody else is. */
export function RowMarks({ id }: { id: string }) {
  const status = useEditorPart(({ log }) => (log.length > 0 && troubleOf(log, id)?.status) || null)
  return (
    <>
      {status !== null &&
        (status === 'refused' ? (
          <Badge tone="danger">{m.studio_refused_mark()}</Badge>
        ) : (
          <Badge tone="warning">{m.studio_state_unsaved()}</Badge>
        ))}
      <UnfinishedMark find={(drafts) => drafts.hasRow(id)} />
      <OthersAtRow id={id} />
    </>
  )
}

/** Something is typed in the dialog, and neither saved nor discarded. */
export function UnfinishedMark({ find }: { find: (drafts: DialogDrafts) => boolean }) {
  return useDialogDraftsPart(find) ? <Badge tone="warning">{m.studio_draft_mark()}</Badge> : null
}
