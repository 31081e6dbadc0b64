import { useMemo } from 'react'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'

/** Without references to removed rows. */
export function useRoom(): RoomDocument {
  const draft = useDraft()
  return useMemo(() => readRoom(draft), [draft])
}
