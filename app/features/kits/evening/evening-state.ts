import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import type { Evening } from '#app/features/kits/deduction/cancel-guests.ts'
import { isAt, isGuest, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerClue, DinnerDocument, Phase } from '#app/features/kits/documents/dinner.ts'
import { seatingsOf } from '#app/features/kits/deduction/seatings.ts'
import { revealSteps } from './evening.ts'
import type { DinnerEvening, EveningGuest, RevealStep } from './evening.ts'

export const phaseNow = (document: DinnerDocument, { phase }: DinnerEvening): Phase => phasesOf(document)[phase]!

export const isAtReveal = (document: DinnerDocument, { phase }: DinnerEvening): boolean =>
  phase === phasesOf(document).length - 1

/** In the accusation, or after it. */
export const isAccused = (document: DinnerDocument, state: DinnerEvening): boolean =>
  ['accusation', 'reveal'].includes(phaseNow(document, state).name)

export const isPresent = ({ hasLeft }: EveningGuest): boolean => !hasLeft

/** Whose part another may have: they left, or do not come. */
export const mayGiveAway = ({ hasLeft, reply }: EveningGuest): boolean => hasLeft || reply === 'no'

/** Whether the host plays, and may know only what a guest may. */
export const hostPlays = ({ guests }: DinnerEvening): boolean => guests.some((each) => each.isHost && isPresent(each))

export const playerOf = ({ guests }: DinnerEvening, characterId: string | null): EveningGuest | undefined =>
  characterId === null ? undefined : guests.find((each) => each.characterId === characterId)

/** The characters whom nobody who is there plays. */
export const absentIds = (document: DinnerDocument, state: DinnerEvening): string[] =>
  document.characters
    .filter((row) => {
      const player = playerOf(state, row.id)
      return isGuest(row) && !(player && isPresent(player))
    })
    .map(({ id }) => id)

/** The dinner without them, dealt as on paper. */
export const tonight = (document: DinnerDocument, state: DinnerEvening): Evening =>
  cancelGuests(document, absentIds(document, state))

/** Whether it lacks somebody without whom the dinner was not made to be played. */
export function isShort(document: DinnerDocument, state: DinnerEvening): boolean {
  const absent = absentIds(document, state)
  if (absent.length === 0) return false
  return !seatingsOf(document).some((set) => set.length === absent.length && set.every((id) => absent.includes(id)))
}

/** Everybody in tonight's story: who went home was in it, who never came is not. */
export const inStory = (document: DinnerDocument, state: DinnerEvening): DinnerCharacter[] =>
  document.characters.filter((row) => !isGuest(row) || !row.isOptional || playerOf(state, row.id) !== undefined)

export const suspectsOf = (document: DinnerDocument, state: DinnerEvening): DinnerCharacter[] =>
  inStory(document, state).filter(({ role }) => role === 'suspect')

/** The clues whose phase has begun. */
export const cluesOut = (document: DinnerDocument, { phase }: DinnerEvening): DinnerClue[] => {
  const begun = phasesOf(document).slice(0, phase + 1)
  return begun.flatMap((each) => document.clues.filter((clue) => isAt(each, clue)))
}

/** The people who have it in their hands, and are there. */
export function holdersOf({ hands, guests }: DinnerEvening, clueId: string): EveningGuest[] {
  const ids = hands.find((hand) => hand.clueId === clueId)?.guestIds ?? []
  return ids.flatMap((id) => guests.find((each) => each.id === id && isPresent(each)) ?? [])
}

export const isHeldBy = (state: DinnerEvening, clueId: string, guestId: string): boolean =>
  !state.shown.includes(clueId) && holdersOf(state, clueId).some(({ id }) => id === guestId)

/** Whose clues the host shows: nobody can press anything on a phone that was never opened. */
export const hasNoPhone = ({ prints, hasOpened }: EveningGuest): boolean => prints || !hasOpened

/** Accuses on a slip. A host who plays has their own page at hand. */
export const hasSlip = (guest: EveningGuest): boolean =>
  isPresent(guest) && hasNoPhone(guest) && (guest.prints || !guest.isHost)

/** The host may show what nobody has in a phone: the host's own, and that of people without one. */
export const isHostsToShow = (state: DinnerEvening, clueId: string): boolean =>
  holdersOf(state, clueId).every(hasNoPhone)

/** Another guest has it, too. */
export const withHand = (state: DinnerEvening, clueId: string, guestId: string): DinnerEvening => {
  const known = state.hands.find((hand) => hand.clueId === clueId)
  if (known?.guestIds.includes(guestId)) return state
  const hand = { clueId, guestIds: [...(known?.guestIds ?? []), guestId] }
  return { ...state, hands: [...state.hands.filter((each) => each !== known), hand] }
}

/** Deals what has come out and nobody has: to who plays its holder tonight, or to the table. What is left is the host's. */
export function dealt(document: DinnerDocument, state: DinnerEvening): DinnerEvening {
  const { document: dinner } = tonight(document, state)
  return cluesOut(dinner, state).reduce<DinnerEvening>((now, { id, holder, holderId }) => {
    if (now.shown.includes(id) || holdersOf(now, id).length > 0) return now
    // Nobody is at the table yet
    if (holder === 'table') return now.phase === 0 ? now : { ...now, shown: [...now.shown, id] }
    const player = holder === 'character' ? playerOf(now, holderId) : undefined
    return player ? withHand(now, id, player.id) : now
  }, state)
}

/** The steps of tonight's reveal: those that have something to show. */
export function revealOf(document: DinnerDocument, state: DinnerEvening): RevealStep[] {
  const has: Record<RevealStep, boolean> = {
    votes: state.guests.some(({ accusation }) => accusation !== null),
    culprit: true,
    how: true,
    timeline: document.moments.length > 0,
    secrets: true,
    proof: true,
    awards: true,
  }
  return revealSteps.filter((step) => has[step])
}

export const shownSteps = (document: DinnerDocument, state: DinnerEvening): RevealStep[] =>
  isAtReveal(document, state) ? revealOf(document, state).slice(0, state.revealed) : []
