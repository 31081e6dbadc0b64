import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { viewsIn } from '#app/features/studio/draft/view.ts'
import { useNotes } from '#app/features/studio/notes/components/notes-context.ts'
import { RowNotes } from '#app/features/studio/notes/components/row-notes.tsx'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { EditorTab } from './editor-tabs.ts'

/** How many notes are open at the rows of a tab. Those of whom there is one tab only are all there. */
export function OpenNotes({ tab, tabs }: { tab: EditorTab; tabs: readonly EditorTab[] }) {
  const list = useNotes()?.list ?? []
  const count = list.filter(({ kind, closed }) => !closed && (tabs.length === 1 || kindOf(kind).tab === tab.id)).length
  if (count === 0) return null
  return (
    <Badge tone="warning">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{m.notes_open({ count })}</span>
    </Badge>
  )
}

/** Where a tab is the form of one row. */
export function NotesOfTab({ tab }: { tab: string }) {
  const draft = useDraft()
  const kind = kindNames.find((name) => {
    const declared = kindOf(name)
    const isOne = name === 'details' || declared.single
    return isOne && declared.tab === tab && declared.adventures.includes(draft.details.kind)
  })
  const row = kind && viewsIn(draft, kind)[0]
  return row ? <RowNotes kind={kind} id={row.id} className="mb-5" /> : null
}
