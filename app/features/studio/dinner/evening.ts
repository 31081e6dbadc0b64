import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import { candidates, deduce } from '#app/features/kits/deduction/deduce.ts'
import { cardsPlayed, isAt, isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'

/** The evening as it is played, without the absent guests. */
export function playEvening(document: DinnerDocument, absentIds: readonly string[]) {
  const evening = cancelGuests(document, absentIds)
  const { characters, clues } = evening.document
  const rounds = deduce(evening.document).map(({ phase, released, suspects }) => {
    const left = candidates(suspects)
    return {
      phase,
      /** Clues that come to light now. */
      releases: clues.filter((clue) => isAt(phase, clue)),
      /** As of the end of the phase; `left`: who could still be the culprit then. */
      suspects,
      left: characters.filter(({ id }) => left.includes(id)),
      guests: characters.filter(isGuest).map((guest) => ({
        guest,
        cards: cardsPlayed(evening.document, guest.id, phase),
        /** Clues in their hands, for a later phase. */
        keeps: clues.filter(
          (clue) => clue.holder === 'character' && clue.holderId === guest.id && !released.includes(clue),
        ),
      })),
    }
  })
  return { ...evening, rounds }
}

export type PlayedEvening = ReturnType<typeof playEvening>
export type EveningRound = PlayedEvening['rounds'][number]
