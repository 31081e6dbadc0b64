import { ConflictPanel } from '#app/features/studio/components/conflict-panel.tsx'
import { conflictFields } from '#app/features/studio/components/conflict-fields.ts'
import { withChange } from '#app/features/studio/saving/draft-rows.ts'
import type { EditorState } from '#app/features/studio/saving/draft-saver.ts'
import { editableValues } from '#app/features/studio/saving/row-edits.ts'
import { unsavedOf } from '#app/features/studio/saving/save-queue.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useEditor, useSaver } from './draft-context.ts'

/** One panel for each row that saves by itself and was changed somewhere else too. */
export function ConflictPanels() {
  const saver = useSaver()
  const state = useEditor()
  const conflicts = Object.entries(state.troubles).flatMap(([row, trouble]) => {
    if (trouble.kind !== 'conflict') return []
    const theirs = withChange(state.draft, { ...trouble.current, draftRevision: state.draft.draftRevision })
    return [{ row, name: nameOf(state, row), fields: conflictFields(unsavedOf(state.queue, row), editableValues(theirs, row)) }]
  })
  if (conflicts.length === 0) return null
  return (
    <div className="mb-6 grid gap-4">
      {conflicts.map(({ row, name, fields }) => (
        <ConflictPanel key={row} name={name} fields={fields} onKeep={() => saver.keepMine(row)} onTake={() => saver.takeTheirs(row)} />
      ))}
    </div>
  )
}

function nameOf({ draft }: EditorState, row: string): string {
  if (row === draft.details.id) return m.studio_tab_details()
  const named = draft.hotspots.find((hotspot) => hotspot.id === row) ?? draft.scenes.find((scene) => scene.id === row)
  return named?.name || m.studio_untitled_hotspot()
}
