import { ConflictPanel } from './conflict-panel.tsx'
import { conflictFields } from './conflict-fields.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import { useEditor, useEditorPart, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { rowName } from '#app/features/studio/draft/components/row-name.ts'

export function ConflictPanels() {
  const some = useEditorPart(({ log }) => log.some(({ status }) => status === 'asked'))
  return some ? <Panels /> : null
}

function Panels() {
  const store = useStore()
  const { log, draft } = useEditor()
  return (
    <div className="mb-6 grid gap-4">
      {log.map(({ id, status, command, name, collisions }) => {
        const [single] = singlesOf(command)
        if (status !== 'asked' || single?.op !== 'change') return null
        return (
          <ConflictPanel
            key={id}
            name={rowName(draft, single.id) || name}
            fields={conflictFields(single.kind, collisions, single.fields, draft)}
            onDecide={(theirs) =>
              store.decide(
                id,
                collisions.filter((_each, at) => theirs.has(at)),
              )
            }
          />
        )
      })}
    </div>
  )
}
