import type { DinnerDocument } from './dinner.ts'
import type { RoomDocument } from './room.ts'

/** The whole content of a project of a print kind. */
export type Kit = { kind: 'mystery-dinner'; document: DinnerDocument } | { kind: 'escape-room'; document: RoomDocument }

export type PrintKind = Kit['kind']
