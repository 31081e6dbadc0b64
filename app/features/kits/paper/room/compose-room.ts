import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { beforeParts, leadingParts } from './host-parts.server.ts'
import { playersParts } from './players-parts.server.ts'

export const composeRoom = (room: RoomDocument, composing: Composing): PaperPart[] => [
  ...beforeParts(room, composing),
  ...playersParts(room, composing),
  ...leadingParts(room, composing),
]
