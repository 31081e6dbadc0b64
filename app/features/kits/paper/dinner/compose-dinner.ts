import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { guestsOf } from './dinner-words.ts'
import { evidence } from './evidence-part.ts'
import { guestBooklets } from './guest-booklets.ts'
import { hostGuide, hostPlayer, hostSheets, poster, solution } from './host-parts.ts'
import { invitation, menu, table, tags } from './open-parts.ts'
import { roleParts } from './role-parts.ts'

/** The clues of absent guests are dealt to others first. */
export function composeDinner(whole: DinnerDocument, composing: Composing): PaperPart[] {
  const evening = cancelGuests(whole, composing.details.absentIds)
  const dinner = evening.document
  return [
    invitation(dinner, composing),
    ...(composing.choice.hostPlays ? [hostPlayer(evening, composing), ...hostSheets(evening, composing)] : []),
    hostGuide(evening, composing),
    ...roleParts(dinner, composing),
    ...guestBooklets(dinner, composing, guestsOf(whole)),
    tags(dinner, composing),
    menu(dinner, composing),
    ...evidence(dinner, composing),
    ...table(dinner, composing),
    poster(dinner, composing),
    solution(dinner, composing),
  ]
}
