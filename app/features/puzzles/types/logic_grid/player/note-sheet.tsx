import NotebookPen from 'lucide-react/icons/notebook-pen'
import { m } from '#app/i18n/generated/messages.js'
import { useKept } from '#app/features/puzzles/kit/player/use-kept.ts'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { longestNote } from '#app/features/puzzles/types/logic_grid/rules/limits.ts'

export function NoteSheet({ name }: { name: string }) {
  const [note, setNote] = useKept(name, '', (kept) => (typeof kept === 'string' ? kept : null))
  return (
    <details className="rounded-card border border-line px-3 py-2">
      <FoldSummary>
        <NotebookPen aria-hidden="true" className="size-5 shrink-0 text-brass-ink" />
        {m.logic_grid_notes()}
        {/* a written note stays in view when the sheet is folded */}
        <span className="min-w-0 flex-1 truncate text-sm font-normal text-muted">{note}</span>
      </FoldSummary>
      <Field label={m.logic_grid_notes_label()} hint={m.logic_grid_notes_hint()} className="pt-1 pb-2">
        {(control) => (
          <Textarea
            rows={3}
            maxLength={longestNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            {...control}
          />
        )}
      </Field>
    </details>
  )
}
