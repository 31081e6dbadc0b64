import { rangeOf } from '#app/features/kits/documents/read-rows.ts'
import { rangeText } from '#app/features/studio/dinner/guest-range.ts'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { useDinnerRows } from './use-dinner.ts'

/** How many guests: a field of the details, which the story's form edits. */
export function useDetailsRange() {
  const { details } = useDinnerRows()
  const { values, set, errorsAt } = useRowEdit(details)
  return {
    range: rangeOf(values.recommendedPlayers, { fewest: 0, most: 0 }),
    setRange: (range: { fewest: number; most: number }) => set({ recommendedPlayers: rangeText(range) }),
    errorsAt,
  }
}
