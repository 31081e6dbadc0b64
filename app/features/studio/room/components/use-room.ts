import { useMemo } from 'react'
import { checkRoom } from '#app/features/kits/checks/room/check-room.ts'
import type { RoomFinding } from '#app/features/kits/checks/room/room-finding.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'

/** Without references to removed rows. */
export function useRoom(): RoomDocument {
  const draft = useDraft()
  return useMemo(() => readRoom(draft), [draft])
}

export function useRoomFindings(): RoomFinding[] {
  const room = useRoom()
  const { primaryLanguage, languages } = useDraft().details
  return useMemo(
    () =>
      checkRoom({
        document: room,
        languages: [primaryLanguage, ...languages.filter((each) => each !== primaryLanguage)],
      }),
    [room, primaryLanguage, languages],
  )
}
