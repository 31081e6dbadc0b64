import { mergeChanges } from '#app/features/rows/changes.ts'
import { useEditorPart, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { troubleOf, unsavedOf } from '#app/features/studio/draft/log/log.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'

/** A row edited in place: what is typed is saved after a pause. Same shape as a `RowForm`. */
export function useRowEdit<Row extends { id: string }>(row: Row) {
  const store = useStore()
  const log = useEditorPart((state) => state.log)
  const why = troubleOf(log, row.id)?.why
  return {
    values: mergeChanges({ ...row }, unsavedOf(log, row.id)) as Row & Record<string, unknown>,
    set: (changes: Partial<Row>) => store.edit(row.id, changes),
    errorsAt: (field: string): string[] | undefined =>
      why?.reason === 'invalid' ? why.fields[field]?.map(studioErrorText) : undefined,
  }
}
