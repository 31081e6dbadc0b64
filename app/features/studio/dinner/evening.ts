import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import type { Evening } from '#app/features/kits/deduction/cancel-guests.ts'
import { candidates, deduce } from '#app/features/kits/deduction/deduce.ts'
import type { Standing } from '#app/features/kits/deduction/deduce.ts'
import { cardsPlayed, isGuest } from '#app/features/kits/documents/dinner.ts'
import type {
  DinnerCard,
  DinnerCharacter,
  DinnerClue,
  DinnerDocument,
  Phase,
} from '#app/features/kits/documents/dinner.ts'

export type GuestRound = {
  guest: DinnerCharacter
  cards: readonly DinnerCard[]
  /** Clues in their hands, for a later phase. */
  keeps: readonly DinnerClue[]
}

export type EveningRound = {
  phase: Phase
  /** Clues that come to light now. */
  releases: readonly DinnerClue[]
  guests: readonly GuestRound[]
  /** As of the end of the phase. */
  suspects: readonly Standing[]
  /** The suspects who could still be the culprit then. */
  left: readonly DinnerCharacter[]
}

/** The evening as it is played, without the absent guests. */
export function playEvening(
  document: DinnerDocument,
  absentIds: readonly string[],
): Pick<Evening, 'document' | 'dealt' | 'letters'> & { rounds: EveningRound[] } {
  const evening = cancelGuests(document, absentIds)
  const { characters, clues } = evening.document
  const known = new Set<string>()
  const rounds = deduce(evening.document).map(({ phase, released, suspects }): EveningRound => {
    const releases = released.filter(({ id }) => !known.has(id))
    for (const { id } of releases) known.add(id)
    const left = new Set(candidates(suspects))
    return {
      phase,
      releases,
      suspects,
      left: characters.filter(({ id }) => left.has(id)),
      guests: characters.filter(isGuest).map((guest) => ({
        guest,
        cards: cardsPlayed(evening.document, guest.id, phase),
        keeps: clues.filter(
          ({ id, holder, holderId }) => holder === 'character' && holderId === guest.id && !known.has(id),
        ),
      })),
    }
  })
  return { ...evening, rounds }
}
