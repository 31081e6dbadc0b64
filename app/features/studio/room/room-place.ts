import type { RoomFinding } from '#app/features/kits/checks/room/room-finding.ts'
import { kitRowPlace } from '#app/features/studio/draft/row-place.ts'

/** Where the room's editor shows a row, and its field when one is meant. */
export const roomPlace = ({ entity, id, field }: RoomFinding['where']): string =>
  kitRowPlace(entity, id) + (field === undefined ? '' : `&field=${encodeURIComponent(field)}`)
