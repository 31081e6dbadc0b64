import { ConflictPanel } from '#app/features/studio/components/conflict-panel.tsx'
import { conflictFields } from '#app/features/studio/components/conflict-fields.ts'
import { unsavedOf } from '#app/features/studio/saving/save-queue.ts'
import { useEditor, useEditorPart, useSaver } from './draft-context.ts'
import { rowName } from './row-name.ts'

/** One panel for each row that saves by itself and of which the same was changed somewhere else too. */
export function ConflictPanels() {
  const some = useEditorPart(({ troubles }) => Object.values(troubles).some(({ kind }) => kind === 'conflict'))
  return some ? <Panels /> : null
}

function Panels() {
  const saver = useSaver()
  const state = useEditor()
  const conflicts = Object.entries(state.troubles).flatMap(([row, trouble]) =>
    trouble.kind === 'conflict' ? [{ row, asked: trouble.asked }] : [],
  )
  return (
    <div className="mb-6 grid gap-4">
      {conflicts.map(({ row, asked }) => (
        <ConflictPanel
          key={row}
          name={rowName(state.draft, row)}
          fields={conflictFields(asked, unsavedOf(state.queue, row), state.draft)}
          onDecide={(theirs) =>
            saver.decide(
              row,
              asked.filter((_each, at) => theirs.has(at)),
            )
          }
        />
      ))}
    </div>
  )
}
