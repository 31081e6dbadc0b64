import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { DinnerEvening, EveningGuest } from './evening.ts'
import { dealt } from './evening-state.ts'

export type Invited = { id: string; person: string; characterId: string | null; isHost: boolean }

export const newGuest = ({ id, person, characterId, isHost }: Invited): EveningGuest => ({
  id,
  person,
  characterId,
  isHost,
  hasLeft: false,
  prints: false,
  hasOpened: false,
  reply: isHost ? 'yes' : 'none',
  allergies: '',
  notes: '',
  accusation: null,
  awards: {},
})

/** An evening to which these people are invited; a character that is not a guest's, or taken, makes a detective. */
export function newEvening(document: DinnerDocument, invited: readonly Invited[], now: number): DinnerEvening {
  const guests: EveningGuest[] = []
  for (const each of invited) {
    const isFree =
      document.characters.some((row) => row.id === each.characterId && isGuest(row)) &&
      guests.every(({ characterId }) => characterId !== each.characterId)
    guests.push(newGuest({ ...each, characterId: isFree ? each.characterId : null }))
  }
  return dealt(document, {
    kind: 'mystery-dinner',
    phase: 0,
    phaseSince: now,
    pausedAt: null,
    revealed: 0,
    endedAt: null,
    guests,
    hands: [],
    shown: [],
    pinnedId: null,
  })
}
