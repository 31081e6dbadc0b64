import { useMemo } from 'react'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'

/** Without references to removed rows. */
export function useDinner(): DinnerDocument {
  const draft = useDraft()
  return useMemo(() => readDinner(draft), [draft])
}
