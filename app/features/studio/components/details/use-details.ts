import { useEditor, useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import type { DetailsView } from '#app/features/studio/draft-view.ts'
import { editableValues } from '#app/features/studio/saving/row-edits.ts'
import type { DetailsEdits } from '#app/features/studio/saving/row-edits.ts'
import { mergeChanges } from '#app/features/studio/saving/changes.ts'
import { unsavedOf } from '#app/features/studio/saving/save-queue.ts'
import { studioErrorText } from '#app/features/studio/studio-error-text.ts'

const fieldOfRequired = {
  title: 'title',
  description: 'description',
  category: 'category',
  players: 'recommendedPlayers',
  cover: 'cover',
} as const

/** The details as the author sees them, unsaved changes included; how to change them; what the server said of a field. */
export function useDetails() {
  const saver = useSaver()
  const { draft, queue, troubles } = useEditor()
  const { id } = draft.details
  const values = mergeChanges(editableValues(draft, id), unsavedOf(queue, id)) as DetailsView & { price: string }
  const trouble = troubles[id]
  const edit = (changes: DetailsEdits) => saver.edit(id, changes)
  const errorsAt = (field: string): string[] | undefined => {
    if (trouble?.kind !== 'refused') return undefined
    const { result } = trouble
    if (result.status === 'invalid') return result.fields[`changes.${field}`]?.map(studioErrorText)
    const lost =
      result.status === 'refused' &&
      result.reason === 'missingFields' &&
      result.missing.some((each) => fieldOfRequired[each] === field)
    return lost ? [studioErrorText('studio_errors_required')] : undefined
  }
  return { values, edit, errorsAt }
}
