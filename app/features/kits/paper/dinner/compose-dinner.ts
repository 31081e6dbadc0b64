import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { guestsOf } from './dinner-words.ts'
import { evidence } from './evidence-part.ts'
import { guestPapers } from './guest-papers.ts'
import { detectiveParts } from './detective-parts.ts'
import { hostGuide, hostPlayer, hostSheets } from './host-parts.ts'
import { invitations } from './invitation-parts.ts'
import { menu, table, tags } from './open-parts.ts'
import { roleParts } from './role-parts.ts'
import { solution } from './solution-part.ts'

/** The clues of absent guests are dealt to others first. */
export function composeDinner(whole: DinnerDocument, composing: Composing): PaperPart[] {
  const evening = cancelGuests(whole, composing.details.absentIds)
  const dinner = evening.document
  return [
    ...invitations(dinner, composing, guestsOf(whole)),
    ...(composing.choice.hostPlays ? [hostPlayer(evening, composing), ...hostSheets(evening, composing)] : []),
    hostGuide(evening, composing),
    ...roleParts(dinner, composing),
    ...guestPapers(dinner, composing, guestsOf(whole)),
    ...detectiveParts(dinner, composing),
    tags(dinner, composing),
    menu(dinner, composing),
    ...evidence(dinner, composing),
    ...table(dinner, composing),
    solution(dinner, composing),
  ]
}
