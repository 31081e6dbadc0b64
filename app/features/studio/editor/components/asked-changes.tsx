import { conflictFields } from '#app/features/studio/changes/components/conflict-fields.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import { rowName } from '#app/features/studio/draft/components/row-name.ts'
import { useEditor, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { ConflictPanel } from './conflict-panel.tsx'

export function AskedChanges() {
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
            fields={conflictFields({ kind: single.kind, row: single.id, draft }, collisions, single.fields)}
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
