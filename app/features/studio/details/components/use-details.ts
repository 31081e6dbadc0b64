import { useDraft, useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import type { DetailsView } from '#app/features/studio/draft/view.ts'
import { troubleOf } from '#app/features/studio/draft/log/log.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'

const fieldOfRequired = {
  title: 'title',
  description: 'description',
  category: 'category',
  players: 'recommendedPlayers',
  cover: 'cover',
} as const

export function useDetails() {
  const { details } = useDraft()
  const log = useEditorPart((state) => state.log)
  const { values, set: edit, errorsAt: invalidAt } = useRowEdit<DetailsView>(details)
  const why = troubleOf(log, details.id)?.why
  const errorsAt = (field: string): string[] | undefined => {
    const lost = why?.reason === 'missingFields' && why.missing.some((each) => fieldOfRequired[each] === field)
    return lost ? [studioErrorText('studio_errors_required')] : invalidAt(field)
  }
  return { values, edit, errorsAt }
}
