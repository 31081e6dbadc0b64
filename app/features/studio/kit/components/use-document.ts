import { useMemo } from 'react'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'

/** Without references to removed rows. */
function useDocument<Document>(read: (draft: ReturnType<typeof useDraft>) => Document): Document {
  const draft = useDraft()
  return useMemo(() => read(draft), [read, draft])
}

export const useDinner = (): DinnerDocument => useDocument(readDinner)
export const useRoom = (): RoomDocument => useDocument(readRoom)
