import { useEditorPart, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { mergeChanges } from '#app/features/studio/draft/changes.ts'
import type { Changes } from '#app/features/studio/draft/changes.ts'
import { troubleOf, unsavedOf } from '#app/features/studio/draft/log/log.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'

/** For a form that writes as one types: the row with what is not saved yet. */
export function useTypedRow<Row extends { id: string }>(row: Row) {
  const store = useStore()
  const log = useEditorPart((state) => state.log)
  const values = mergeChanges(row as Row & Changes, unsavedOf(log, row.id)) as Row & Changes
  const why = troubleOf(log, row.id)?.why
  return {
    values,
    set: (changes: object) => store.edit(row.id, { ...changes }),
    errorsAt: (field: string): string[] | undefined =>
      why?.reason === 'invalid' ? why.fields[field]?.map(studioErrorText) : undefined,
  }
}
