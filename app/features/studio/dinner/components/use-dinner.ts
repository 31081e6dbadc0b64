import { useMemo } from 'react'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'

export type DinnerView = DraftView & {
  dinnerStory: NonNullable<DraftView['dinnerStory']>
  dinnerGuide: NonNullable<DraftView['dinnerGuide']>
}

const isDinner = (draft: DraftView): draft is DinnerView => draft.dinnerStory !== null && draft.dinnerGuide !== null

/** The draft's own rows. */
export function useDinnerRows(): DinnerView {
  const draft = useDraft()
  if (!isDinner(draft)) throw new Error('the project is no dinner')
  return draft
}

/** Without references to removed rows. */
export function useDinner(): DinnerDocument {
  const rows = useDinnerRows()
  return useMemo(() => readDinner(rows), [rows])
}
