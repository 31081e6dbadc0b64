import type { Kit } from '#app/features/kits/documents/kit.ts'
import { saidIn } from '#app/i18n/said-in.ts'
import { composeFront } from './compose-front.ts'
import { composeDinner } from './dinner/compose-dinner.ts'
import type { PaperPart } from './paper-part.ts'
import type { Composing } from './paper-words.ts'
import { composeRoom } from './room/compose-room.ts'

/** All parts of a printed kit, in the order in which they lie in the box. */
export const composeKit = (kit: Kit, composing: Composing): PaperPart[] =>
  saidIn(composing.choice.language, () => [
    composeFront(composing),
    ...(kit.kind === 'mystery-dinner' ? composeDinner(kit.document, composing) : composeRoom(kit.document, composing)),
  ])
