import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'

export const composeRoom = (_room: RoomDocument, _composing: Composing): PaperPart[] => []
