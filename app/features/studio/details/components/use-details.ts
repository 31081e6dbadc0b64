import { useEditor, useStore } from '#app/features/studio/draft/components/use-store.ts'
import type { DetailsView } from '#app/features/studio/draft/view.ts'
import { mergeChanges } from '#app/features/studio/draft/changes.ts'
import { troubleOf, unsavedOf } from '#app/features/studio/draft/log/log.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'

const fieldOfRequired = {
  title: 'title',
  description: 'description',
  category: 'category',
  players: 'recommendedPlayers',
  cover: 'cover',
} as const

export function useDetails() {
  const store = useStore()
  const { draft, log } = useEditor()
  const { id } = draft.details
  const values = mergeChanges(draft.details, unsavedOf(log, id)) as DetailsView
  const trouble = troubleOf(log, id)
  const edit = (changes: Partial<DetailsView>) => store.edit(id, changes)
  const errorsAt = (field: string): string[] | undefined => {
    const { why = null } = trouble ?? {}
    if (why?.reason === 'invalid') return why.fields[field]?.map(studioErrorText)
    const lost = why?.reason === 'missingFields' && why.missing.some((each) => fieldOfRequired[each] === field)
    return lost ? [studioErrorText('studio_errors_required')] : undefined
  }
  return { values, edit, errorsAt }
}
