import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCard, DinnerCharacter, DinnerClue, DinnerDocument } from '#app/features/kits/documents/dinner.ts'

/** A dinner without some of its guests. */
export type Evening = {
  document: DinnerDocument
  /** Who gets the clues of absent guests; null: the host. */
  dealt: readonly { clueId: string; toId: string | null }[]
  /** Cards of absent guests that give away a secret: the host reads what they reveal as a letter. */
  letters: readonly DinnerCard[]
}

/** Each clue of an absent guest goes to the guest with the fewest clues whom it does not mention, or to the host. */
export function cancelGuests(document: DinnerDocument, absentIds: readonly string[]): Evening {
  const absent = new Set(absentIds)
  const characters = document.characters.filter(({ id }) => !absent.has(id))
  const guests = characters.filter(isGuest)
  const inHand = new Map(guests.map(({ id }) => [id, document.clues.filter((clue) => isHeldBy(clue, id)).length]))
  const dealt: { clueId: string; toId: string | null }[] = []
  const clues = document.clues.map((clue) => {
    if (clue.holder !== 'character' || clue.holderId === null || !absent.has(clue.holderId)) return clue
    const toId = fewest(clue, guests, inHand)
    dealt.push({ clueId: clue.id, toId })
    if (toId === null) return { ...clue, holder: 'host' as const, holderId: null }
    inHand.set(toId, inHand.get(toId)! + 1)
    return { ...clue, holderId: toId }
  })
  const cards = document.cards.filter(({ characterId }) => !absent.has(characterId))
  const letters = document.cards.filter(
    ({ characterId, revealsSecretOfId }) =>
      absent.has(characterId) && revealsSecretOfId !== null && !absent.has(revealsSecretOfId),
  )
  return { document: { ...document, characters, clues, cards }, dealt, letters }
}

const isHeldBy = ({ holder, holderId }: DinnerClue, id: string) => holder === 'character' && holderId === id

function fewest(clue: DinnerClue, guests: readonly DinnerCharacter[], inHand: ReadonlyMap<string, number>) {
  const free = guests.filter(({ id }) => !speaksOf(clue, id))
  return free.toSorted((a, b) => inHand.get(a.id)! - inHand.get(b.id)!)[0]?.id ?? null
}

/** Whether the clue points to, clears or gives away that character. */
export const speaksOf = ({ meanings, revealsSecretOfId }: DinnerClue, id: string): boolean =>
  revealsSecretOfId === id || meanings.some(({ characterId }) => characterId === id)
